import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from '../../testing/internal/environment/render.tsx'
import { timedTouch } from '../../testing/internal/input/timedTouch.ts'
import { centerOf } from '../../testing/internal/input/touch.ts'
import { friction } from './fling.state.ts'
import { attachPan } from './pan/attachPan.ts'
import { type FlingOptions, startFling } from './startFling.ts'

/** Starts a fling whose frames the test controls. */
function fling(velocity: number, options: Partial<FlingOptions> = {}) {
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((call) => frames.push(call))
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => {
    frames.length = 0
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  const log: string[] = []
  const stop = startFling(
    { x: velocity, y: 0 },
    {
      decay: friction(1),
      onMove: ({ offset }) => log.push(`${offset.x}`),
      onEnd: ({ offset, cancelled }) => log.push(`${cancelled ? 'stopped' : 'rests'} at ${offset.x}`),
      ...options,
    },
  )
  const frame = (atMs: number) => {
    for (const call of frames.splice(0)) call(atMs)
  }
  return { log, stop, frame }
}

test('moves frame by frame until it stops', () => {
  const { log, stop, frame } = fling(0.4)
  for (const atMs of [1_000, 1_200, 1_400, 1_600]) frame(atMs)
  expect(log).toEqual(['0', '60', '80', 'rests at 80'])
  stop()
  expect(log).toHaveLength(4)
})

test('the returned function stops it in place, once', () => {
  const { log, stop, frame } = fling(0.4)
  frame(1_000)
  frame(1_200)
  stop()
  stop()
  frame(1_400)
  expect(log).toEqual(['0', '60', 'stopped at 60'])
})

test('`onMove` may stop it, also at the last move', () => {
  for (const atMs of [1_200, 1_900]) {
    const ended = vi.fn()
    const { stop, frame } = fling(0.4, { onMove: ({ offset }) => offset.x > 0 && stop(), onEnd: ended })
    frame(1_000)
    frame(atMs)
    frame(2_000)
    expect(ended.mock.calls).toEqual([[expect.objectContaining({ cancelled: true })]])
  }
})

test('the fling starts with the velocity of the last 100 ms', async () => {
  const { element } = render(<div style={{ inlineSize: 300, blockSize: 300 }} />)
  const rested = vi.fn()
  onTestFinished(
    attachPan(element, {
      axis: 'both',
      onEnd: ({ velocity }) => startFling(velocity, { decay: friction(100), onMove: () => {}, onEnd: rested }),
    }),
  )
  const { x, y } = centerOf(element)
  const touch = await timedTouch({ x, y })
  for (let step = 1; step <= 8; step++) await touch.move(20, { x: x + step * 20, y })
  await touch.end(0)
  // Starts at 1 px/ms and loses 0.1 px/ms per millisecond: 10 ms and 5 px.
  await vi.waitFor(() => expect(rested).toHaveBeenCalledTimes(1))
  const { offset, cancelled } = rested.mock.lastCall?.[0] ?? {}
  expect([cancelled, offset.y]).toEqual([false, 0])
  expect(offset.x).toBeGreaterThan(4)
  expect(offset.x).toBeLessThan(6)
})
