import { HostError } from '../../base/call/HostError.ts'
import { type CanvasScale, type CommandQueue, replay } from './commandQueue.state.ts'
import type { copyDrawing } from './copyDrawing.ts'
import { missingResources } from './missingResources.ts'
import { type CanvasSize, storeSize } from './storeSize.ts'

/** Draws on a canvas in the order of the calls, and draws again after a change of its size. */
export interface CanvasPainter {
  readonly canvas: HTMLCanvasElement
  /** Size of the coordinates: in CSS pixels, or in pixels of the bitmap for a canvas that sets the size of its bitmap itself. */
  readonly size: CanvasSize
  readonly scale: CanvasScale
  /** Sets the size of the bitmap for a size in CSS pixels, and keeps the drawing. */
  fit(size: CanvasSize, ratio: number): void
  /** Draws commands as soon as their images and fonts are loaded. See `CanvasContext.draw`. */
  draw(queue: CommandQueue, reserve: boolean): Promise<void>
  /** Runs `work` after the draws that were called before. */
  afterDraws<Result>(work: (context: CanvasRenderingContext2D) => Result | Promise<Result>): Promise<Result>
  /** Forgets the commands drawn so far, because the canvas shows more than they draw. */
  forget(): void
}

/** Number of values up to which the drawn commands are kept, in order to draw them again. */
const maxKept = 100_000

const painters = new WeakMap<Element, CanvasPainter>()

/** Returns the painter of a canvas; it is created at the first call. */
export function painterOf(canvas: Element): CanvasPainter {
  const painter = painters.get(canvas) ?? createPainter(canvas)
  painters.set(canvas, painter)
  return painter
}

function createPainter(canvas: Element): CanvasPainter {
  if (!(canvas instanceof HTMLCanvasElement)) throw new HostError('invalid-argument', 'the element is not a canvas')
  /** The size that was set last, which the bitmap may not have yet. */
  let wanted: CanvasSize | undefined
  let fitted: CanvasSize | undefined
  let scale: CanvasScale = { x: 1, y: 1 }
  /** The commands since the canvas was cleared; `undefined` if they cannot be drawn again. */
  let kept: unknown[] | undefined = []
  let last: Promise<unknown> | undefined

  const contextOf = () => {
    if (!canvas.isConnected) throw new HostError('not-found', 'element not found')
    const context = canvas.getContext('2d')
    if (context) return context
    throw new HostError('failed', 'the canvas has another context')
  }
  const paint = (commands: readonly unknown[], clear: boolean) => {
    const context = contextOf()
    if (clear) {
      context.reset()
      context.setTransform(scale.x, 0, 0, scale.y, 0, 0)
    }
    return replay(commands, context, scale)
  }
  const keep = ({ commands, pictures }: CommandQueue, reserve: boolean) => {
    const length = (reserve ? (kept?.length ?? Infinity) : 0) + commands.length
    const isLasting = [...pictures].every(({ source }) => typeof source === 'string' || source instanceof Image)
    if (!isLasting || length > maxKept) kept = undefined
    else if (!reserve) kept = commands
    else for (const part of commands) kept?.push(part)
  }
  const afterDraws: CanvasPainter['afterDraws'] = async (work) => {
    while (last) await last
    return work(contextOf())
  }

  /** Whether the bitmap has a size. Sizes are compared with a tolerance, because computed styles are rounded. */
  const fits = ({ width, height }: CanvasSize, store: CanvasSize) =>
    fitted !== undefined &&
    Math.abs(width - fitted.width) + Math.abs(height - fitted.height) < 0.01 &&
    store.width === canvas.width &&
    store.height === canvas.height
  const resize = (size: CanvasSize, store: CanvasSize, copy?: typeof copyDrawing) => {
    const context = canvas.getContext('2d')
    // An app that has taken another context also sets the size.
    if (!context) return
    const before = scale
    const restore = copy?.(canvas, context)
    fitted = size
    scale = { x: store.width / size.width, y: store.height / size.height }
    Object.assign(canvas, store)
    if (restore) restore(scale.x / before.x, scale.y / before.y)
    else paint(kept ?? [], true)
  }

  canvas.addEventListener('contextrestored', () => kept && canvas.isConnected && paint(kept, true))

  return {
    canvas,
    get size() {
      return fitted ?? canvas
    },
    get scale() {
      return scale
    },
    afterDraws,
    forget() {
      kept = undefined
    },
    fit(size, ratio) {
      const isFirst = wanted === undefined
      wanted = size
      if (size.width <= 0 || size.height <= 0) {
        fitted = size
        return
      }
      const store = storeSize(size, ratio)
      if (fits(size, store)) return
      if (isFirst || kept?.length) return resize(size, store)
      // Until the code is loaded, the browser stretches the bitmap.
      import('./copyDrawing.ts').then(
        (late) => wanted === size && resize(size, store, kept?.length ? undefined : late.copyDrawing),
        () => {},
      )
    },
    draw(queue, reserve) {
      const missing = missingResources(queue)
      const run = (failure?: unknown) => {
        const error = paint(queue.commands, !reserve)
        keep(queue, reserve)
        if (failure ?? error) throw failure ?? error
      }
      if (!last && !missing) return new Promise((resolve) => resolve(run()))
      const before = last
      const loading = missing && import('./loadResources.ts').then((late) => late.loadResources(missing))
      const turn = Promise.all([loading?.catch((error: unknown) => error), before]).then(([failure]) => run(failure))
      const settled = turn
        .catch(() => {})
        .then(() => {
          if (last === settled) last = undefined
        })
      last = settled
      return turn
    },
  }
}
