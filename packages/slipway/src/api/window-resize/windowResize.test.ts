import { expect, test, vi } from 'vitest'
import { onWindowResize, type WindowResizeEvent, type WindowResizeHost } from './index.ts'

/** A window that the test can resize. */
function memoryHost() {
  const watchers = new Set<() => void>()
  let now: WindowResizeEvent = eventOf(390, 844)
  const host: WindowResizeHost = {
    measure: () => now,
    watch(listener) {
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },
  }
  const resize = (event: WindowResizeEvent) => {
    now = event
    for (const watcher of watchers) watcher()
  }
  return { host, resize, watchers }
}

const eventOf = (width: number, height: number): WindowResizeEvent => ({
  size: { windowWidth: width, windowHeight: height, screenWidth: width, screenHeight: height },
  deviceOrientation: width > height ? 'landscape' : 'portrait',
})

test('listeners get the new size until they are removed; removing the last one ends the watch', () => {
  const { host, resize, watchers } = memoryHost()
  const [first, second] = [vi.fn(), vi.fn()]
  const stops = [onWindowResize(first, host), onWindowResize(second, host)]
  expect(watchers.size).toBe(1)
  resize(eventOf(844, 390))
  stops[0]?.()
  resize(eventOf(390, 844))
  expect(first.mock.calls).toEqual([[eventOf(844, 390)]])
  expect(second.mock.calls).toEqual([[eventOf(844, 390)], [eventOf(390, 844)]])
  stops[1]?.()
  expect(watchers.size).toBe(0)
})

test('without a window no resize is reported', () => {
  expect(onWindowResize(() => {})()).toBeUndefined()
})

test('a listener that is not a function is rejected', () => {
  expect(() => onWindowResize({} as never, memoryHost().host)).toThrow(
    expect.objectContaining({ code: 'invalid-argument', errMsg: 'onWindowResize:fail listener must be a function' }),
  )
})
