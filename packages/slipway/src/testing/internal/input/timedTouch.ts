import { dispatchTouch, type Point } from './pointerInput.ts'
import { prepareTouch } from './touch.ts'

/** Fingers with a clock of their own: how fast they are does not depend on how fast the test runs. */
export interface TimedTouch {
  /** Moves the fingers some milliseconds after the last event. */
  move(afterMs: number, ...points: Point[]): Promise<void>
  /** Puts another finger down. */
  add(...points: Point[]): Promise<void>
  /** Takes all fingers away; after more than 100 ms they have rested. */
  end(afterMs?: number): Promise<void>
  /** Ends the touch as the system does when it takes the gesture over. */
  cancel(): Promise<void>
}

/** Puts a finger down: trusted events whose times are told. */
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
