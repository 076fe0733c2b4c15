import type { Vector } from '../pan/pan.state.ts'

/** An event of a wheel or trackpad, independent of the browser's unit. */
export interface WheelStep extends Vector {
  /** Distance in pixels, in the direction in which content would scroll. */
  readonly x: number
  readonly y: number
  /** Number of notches of a mouse wheel; 0 for the fine steps of a trackpad. */
  readonly notches: Vector
  /** Whether the event is a trackpad pinch, or Ctrl with a wheel. */
  readonly isPinch: boolean
  /** Factor for a scale: 1.25 for a notch, close to 1 for the fine steps of a trackpad. */
  readonly factor: number
}

/** Properties of a wheel event that are read. */
export type WheelFacts = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey'> & {
  /** Reported by all browsers except Firefox: 120 for a notch. */
  readonly wheelDeltaX?: number
  readonly wheelDeltaY?: number
}

/** Pixels per unit, by `deltaMode`: pixels, lines, pages. */
const unitsPx = [1, 33, 800]

const notchFactor = 1.25

/** Converts a wheel event to a step. */
export function wheelStep(event: WheelFacts): WheelStep {
  const { deltaMode, ctrlKey: isPinch } = event
  const unitPx = unitsPx[deltaMode] ?? 1
  const x = event.deltaX * unitPx
  const y = event.deltaY * unitPx
  // Browsers report a trackpad pinch in steps of a few pixels.
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
 * Number of notches of a mouse wheel along one axis; 0 for the fine steps of a trackpad. Browsers count 120 for each notch, and a
 * busy page may receive several notches in one event.
 */
export function notchesOf(delta: number, deltaMode: number, wheelDelta = 0): number {
  if (wheelDelta !== 0 && wheelDelta % 120 === 0) return -wheelDelta / 120
  return deltaMode === 1 ? Math.sign(delta) : 0
}
