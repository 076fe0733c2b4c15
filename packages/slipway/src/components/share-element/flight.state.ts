/** A box in client coordinates, in px. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A box with the radius of its corners, in px. */
export interface Shape extends Box {
  readonly radius: number
}

/** The transform that shows an element at another position: moved by its centre, scaled and cropped. */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** The crop on each side, in px of the element before scaling. */
  readonly cutX: number
  readonly cutY: number
  readonly radius: number
}

/** The pose in which an element covers a shape exactly, without distortion. The rest of the element is cropped. */
export function poseOver(element: Box, shape: Shape): Pose {
  const scale = Math.max(shape.width / element.width, shape.height / element.height)
  return {
    x: shape.x + shape.width / 2 - element.x - element.width / 2,
    y: shape.y + shape.height / 2 - element.y - element.height / 2,
    scale,
    cutX: (element.width - shape.width / scale) / 2,
    cutY: (element.height - shape.height / scale) / 2,
    radius: shape.radius / scale,
  }
}

/** The visible shape of an element in a pose. */
export function shapeIn(element: Box, { x, y, scale, cutX, cutY, radius }: Pose): Shape {
  const width = (element.width - 2 * cutX) * scale
  const height = (element.height - 2 * cutY) * scale
  return {
    x: element.x + element.width / 2 + x - width / 2,
    y: element.y + element.height / 2 + y - height / 2,
    width,
    height,
    radius: radius * scale,
  }
}

/** A pose between two others, as the browser interpolates it. */
export function poseBetween(from: Pose, to: Pose, progress: number): Pose {
  const mix = (name: keyof Pose) => from[name] + (to[name] - from[name]) * progress
  return {
    x: mix('x'),
    y: mix('y'),
    scale: mix('scale'),
    cutX: mix('cutX'),
    cutY: mix('cutY'),
    radius: mix('radius'),
  }
}

/** A pose as a keyframe. */
export function keyframeOf({ x, y, scale, cutX, cutY, radius }: Pose): { transform: string; clipPath: string } {
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${cutY}px ${cutX}px round ${radius}px)`,
  }
}

/** Whether two boxes overlap. */
export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
