import { expect, test, vi } from 'vitest'
import { beginPlaying } from './playing.ts'

test('a player that pauses others pauses those that play, and not itself', () => {
  const [first, second, third] = [{ pause: vi.fn() }, { pause: vi.fn() }, { pause: vi.fn() }]
  beginPlaying(first, false)
  const endSecond = beginPlaying(second, false)
  expect(first.pause).not.toHaveBeenCalled()
  endSecond()
  const endThird = beginPlaying(third, true)
  expect([first, second, third].map(({ pause }) => pause.mock.calls.length)).toEqual([1, 0, 0])
  beginPlaying(third, true)
  expect(third.pause).not.toHaveBeenCalled()
  endThird()
})
