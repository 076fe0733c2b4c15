/** Where the strip of images is while the mouse drags it, counted in images. Forward is towards the last one. */
export interface Drag {
  /** The image that was shown when the drag began. */
  readonly from: number
  /** How far it was dragged forward since then. */
  readonly moved: number
  /** How fast it was going last. */
  readonly speedPerMs: number
  /** When it moved last, on the clock of DOM events. */
  readonly atMs: number
}

/** How long a strip that is let go would run on at its speed. */
const runOnMs = 150
/** A mouse that rested this long was not thrown. */
const restMs = 60

/** Drags on by one step. */
export function dragOn(drag: Drag, step: number, atMs: number): Drag {
  const passedMs = atMs - drag.atMs
  return { ...drag, moved: drag.moved + step, speedPerMs: passedMs > 0 ? step / passedMs : drag.speedPerMs, atMs }
}

/** The image that a strip comes to rest at when it is let go: where it would run on to, at most one further. */
export function imageAfter({ from, moved, speedPerMs, atMs }: Drag, releasedAtMs: number, count: number): number {
  const runOn = releasedAtMs - atMs > restMs ? 0 : speedPerMs * runOnMs
  const steps = Math.min(1, Math.max(-1, Math.round(moved + runOn)))
  return Math.min(count - 1, Math.max(0, from + steps))
}
