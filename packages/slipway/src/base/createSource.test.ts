import { expect, test, vi } from 'vitest'
import { createSource } from './createSource.ts'

/** Creates a host that counts its watchers, and that emits events for a test. */
function fakeHost() {
  const watchers = new Set<(event: number) => void>()
  return {
    watchers,
    watch(watcher: (event: number) => void) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    say: (event: number) => {
      for (const watcher of watchers) watcher(event)
    },
  }
}

const newSource = () => createSource<ReturnType<typeof fakeHost>, number>('onNumber', (host, tell) => host.watch(tell))

test('the first listener starts the source, removing the last one stops it, and it can start again', () => {
  const listen = newSource()
  const host = fakeHost()
  const [first, second] = [vi.fn(), vi.fn()]
  const stops = [listen(host, first), listen(host, second)]
  expect(host.watchers.size).toBe(1)
  host.say(1)
  stops[0]?.()
  host.say(2)
  expect([first.mock.calls, second.mock.calls]).toEqual([[[1]], [[1], [2]]])
  stops[1]?.()
  expect(host.watchers.size).toBe(0)
  const stop = listen(host, first)
  host.say(3)
  expect(first).toHaveBeenLastCalledWith(3)
  // A second call does not affect listeners that were added in the meantime.
  stops[1]?.()
  expect(host.watchers.size).toBe(1)
  stop()
  stop()
  expect(host.watchers.size).toBe(0)
})

test('each host is watched separately', () => {
  const listen = newSource()
  const [one, other] = [fakeHost(), fakeHost()]
  const listener = vi.fn()
  listen(one, listener)
  other.say(1)
  expect(listener).not.toHaveBeenCalled()
  expect([one.watchers.size, other.watchers.size]).toEqual([1, 0])
})

test('a listener that is not a function is refused, and the source does not start', () => {
  const host = fakeHost()
  expect(() => newSource()(host, undefined as never)).toThrow(
    expect.objectContaining({ code: 'invalid-argument', errMsg: 'onNumber:fail listener must be a function' }),
  )
  expect(host.watchers.size).toBe(0)
})
