import { dispatchTouch, type Point } from './pointerInput.ts'
import { prepareTouch } from './touch.ts'

/** A touch whose events have explicit timestamps, so that its speed does not depend on the speed of the test. */
export interface TimedTouch {
  /** Moves the fingers; the event is this number of milliseconds after the last one. */
  move(afterMs: number, ...points: Point[]): Promise<void>
  /** Puts another finger down. */
  add(...points: Point[]): Promise<void>
  /** Lifts all fingers. After more than 100 ms without movement, the speed at the end is 0. */
  end(afterMs?: number): Promise<void>
  /** Cancels the touch, as the system does when it handles the gesture itself. */
  cancel(): Promise<void>
}

/** Starts a touch with one finger: trusted events with explicit timestamps. */
export async function timedTouch(from: Point): Promise<TimedTouch> {
  await prepareTouch()
  let seconds = Date.now() / 1000
  const dispatch = (type: Parameters<typeof dispatchTouch>[0], points: readonly Point[], afterMs = 16) => {
    seconds += afterMs / 1000
    return dispatchTouch(type, points, seconds)
  }
  await dispatch('touchStart', [from])
  return {
    move: (afterMs, ...points) => dispatch('touchMove', points, afterMs),
    add: (...points) => dispatch('touchStart', points),
    end: (afterMs) => dispatch('touchEnd', [], afterMs),
    cancel: () => dispatch('touchCancel', []),
  }
}
