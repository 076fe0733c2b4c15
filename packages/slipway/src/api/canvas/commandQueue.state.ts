/** An image that commands draw. */
export interface Picture {
  /** Address of the image, or the image itself. */
  readonly source: string | CanvasImageSource
  /** The image once it can be drawn. */
  image?: CanvasImageSource
}

/** A gradient or pattern, which is created when its commands are drawn. */
export interface Paint {
  /** The image of a pattern. */
  readonly picture?: Picture
  create(context: CanvasFillStrokeStyles): CanvasGradient | CanvasPattern | null
}

/** Commands that wait to be drawn. */
export interface CommandQueue {
  /** In turns the name of a command and the list of its arguments. `kinds` lists other commands. */
  readonly commands: unknown[]
  /** The images that the commands draw. */
  readonly pictures: Set<Picture>
  /** The texts that the commands draw, by font. */
  readonly texts: Map<string, unknown[]>
}

/** Device pixels for each CSS pixel of a canvas, horizontally and vertically. */
export interface CanvasScale {
  readonly x: number
  readonly y: number
}

/** Numbers in place of the name, for commands that are not passed on unchanged. */
export const kinds = {
  /** Sets a property. The list has its name and its value. */
  set: 0,
  /** Sets a property to a `Paint`. The list has its name and the paint. */
  paint: 1,
  /** Sets a property in CSS pixels to which the browser does not apply the transformation. The list has its name and its value. */
  length: 2,
  /** Draws a picture. The list has the picture, and the other arguments. */
  picture: 3,
  /** Replaces the transformation. The list has the arguments. */
  transform: 4,
} as const

/** Creates a queue without commands. */
export const emptyQueue = (): CommandQueue => ({ commands: [], pictures: new Set(), texts: new Map() })

type Target = CanvasRenderingContext2D & Record<string, (...values: unknown[]) => void>

/**
 * Draws commands. A command that fails is skipped, and the others are drawn.
 *
 * @param scale The scale that `setTransform` keeps, because it replaces that of the canvas.
 * @returns The error of the first command that failed, with the command's name or kind in its text.
 */
export function replay(
  commands: readonly unknown[],
  context: CanvasRenderingContext2D,
  scale: CanvasScale,
): Error | undefined {
  const target = context as Target
  let failure: Error | undefined
  for (let at = 0; at < commands.length; at += 2) {
    const name = commands[at] as string | number
    const args = commands[at + 1] as readonly unknown[]
    try {
      if (typeof name === 'number') runKind(name, target, args, scale)
      else callMethod(name, target, args)
    } catch (cause) {
      const command = typeof name === 'number' ? Object.keys(kinds)[name] : name
      failure ??= new Error(`${command}: ${(cause as Error).message}`, { cause })
    }
  }
  return failure
}

/** The arguments of a method that is written out. */
type Numbers = readonly [number, number, number, number]

/**
 * Calls a method. Those used most are written out, because browsers call a method with a constant name faster. Arguments are read
 * one by one for the same reason.
 */
function callMethod(name: string, target: Target, values: readonly unknown[]): void {
  const args = values as Numbers
  const count: number = args.length
  if (count === 0) {
    if (name === 'beginPath') target.beginPath()
    else if (name === 'stroke') target.stroke()
    else target[name]?.()
  } else if (count === 2) {
    if (name === 'lineTo') target.lineTo(args[0], args[1])
    else if (name === 'moveTo') target.moveTo(args[0], args[1])
    else target[name]?.(args[0], args[1])
  } else if (count === 4 && name === 'fillRect') target.fillRect(args[0], args[1], args[2], args[3])
  else target[name]?.(...args)
}

/** Runs a command of one of the `kinds`. A picture that could not be loaded is skipped. */
function runKind(kind: number, target: Target, args: readonly unknown[], { x, y }: CanvasScale): void {
  if (kind === kinds.picture) {
    const [{ image }, ...rest] = args as [Picture, ...unknown[]]
    if (image) callMethod('drawImage', target, [image, ...rest])
  } else if (kind === kinds.transform) {
    const [a, b, c, d, e, f] = args as [number, number, number, number, number, number]
    target.setTransform(x * a, y * b, x * c, y * d, x * e, y * f)
  } else {
    const [name, value] = args as [string, unknown]
    const written = kind === kinds.paint ? (value as Paint).create(target) : value
    const next = kind === kinds.length ? (written as number) * x : written
    if (next !== null) (target as Record<string, unknown>)[name] = next
  }
}
