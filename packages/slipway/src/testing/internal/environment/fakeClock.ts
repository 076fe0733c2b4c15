import './heldClock.ts'
import { vi } from 'vitest'

/** Advances fake timers one by one until a condition holds. Returns the fake milliseconds. Frames are real, so that React can render. */
export async function msUntil(isOver: () => boolean): Promise<number> {
  const start = Date.now()
  for (let frame = 0; !isOver(); frame++) {
    if (frame > 300) throw new Error('the condition never holds')
    // The work of the last timer may need several frames on a busy machine.
    for (let wait = 0; wait < 4 && !isOver(); wait++) await new Promise(requestAnimationFrame)
    if (!isOver()) await vi.advanceTimersToNextTimerAsync()
  }
  return Date.now() - start
}

/** Runs with fake timers and a fake clock. */
export async function withClock<Result>(run: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  try {
    return await run()
  } finally {
    vi.useRealTimers()
  }
}

/** Fake milliseconds until a promise settles. */
export function msOf(start: () => PromiseLike<unknown>): Promise<number> {
  return withClock(() => {
    let isOver = false
    const end = () => {
      isOver = true
    }
    start().then(end, end)
    return msUntil(() => isOver)
  })
}
