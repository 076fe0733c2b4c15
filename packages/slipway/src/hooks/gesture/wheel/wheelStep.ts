import type { Vector } from '../pan/pan.state.ts'

/** One step of a wheel or a trackpad, whatever the browser counts in. */
export interface WheelStep extends Vector {
  /** Its way in pixels, in the direction in which content would scroll. */
  readonly x: number
  readonly y: number
  /** The notches of a mouse wheel that it is; the fine steps of a trackpad are none. */
  readonly notches: Vector
  /** Whether it is the pinch of a trackpad, or Ctrl and a wheel. */
  readonly isPinch: boolean
  /** What it multiplies a scale by: 1.25 for a notch, little by little on a trackpad. */
  readonly factor: number
}

/** What a wheel tells. */
export type WheelFacts = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey'> & {
  /** What all browsers but Firefox still tell: 120 for a notch. */
  readonly wheelDeltaX?: number
  readonly wheelDeltaY?: number
}

/** Px for one unit of a wheel, by `deltaMode`: pixels, lines, pages. */
const unitsPx = [1, 33, 800]

const notchFactor = 1.25

/** Reads a step of the wheel. */
export function wheelStep(event: WheelFacts): WheelStep {
  const { deltaMode, ctrlKey: isPinch } = event
  const unitPx = unitsPx[deltaMode] ?? 1
  const x = event.deltaX * unitPx
  const y = event.deltaY * unitPx
  // Browsers tell a pinch on a trackpad in steps of a few pixels.
  const turns = y / (isPinch ? 25 : 100)
  return {
    x,
    y,
    notches: {
      x: notchesOf(event.deltaX, deltaMode, event.wheelDeltaX),
      y: notchesOf(event.deltaY, deltaMode, event.wheelDeltaY),
    },
    isPinch,
    factor: notchFactor ** -Math.min(1, Math.max(-1, turns)),
  }
}

/**
 * How many notches of a mouse wheel a step is along one axis, which browsers still count as 120 each; several come as one where the
 * page is busy. The fine steps of a trackpad are none.
 */
export function notchesOf(delta: number, deltaMode: number, wheelDelta = 0): number {
  if (wheelDelta !== 0 && wheelDelta % 120 === 0) return -wheelDelta / 120
  return deltaMode === 1 ? Math.sign(delta) : 0
}
