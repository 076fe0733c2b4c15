import { expect, test, vi } from 'vitest'
import { hideKeyboard, type KeyboardHeightEvent, type KeyboardHost, onKeyboardHeightChange } from './index.ts'

/** A host whose keyboard is controlled by the test. */
function memoryHost() {
  const watchers = new Set<(event: KeyboardHeightEvent) => void>()
  let hidden = 0
  const host: KeyboardHost = {
    watch(listener) {
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },
    async hide() {
      hidden++
    },
  }
  const rise = (height: number) => {
    for (const watcher of watchers) watcher({ height, duration: 0 })
  }
  return { host, rise, watchers, hidden: () => hidden }
}

test('listeners receive the height; the first starts observing and the last one ends it', () => {
  const { host, rise, watchers } = memoryHost()
  const [first, second] = [vi.fn(), vi.fn()]
  const stops = [onKeyboardHeightChange(first, host), onKeyboardHeightChange(second, host)]
  expect(watchers.size).toBe(1)
  rise(300)
  stops[0]?.()
  rise(0)
  expect(first.mock.calls).toEqual([[{ height: 300, duration: 0 }]])
  expect(second.mock.calls).toEqual([[{ height: 300, duration: 0 }], [{ height: 0, duration: 0 }]])
  stops[1]?.()
  expect(watchers.size).toBe(0)
})

test('throws if the listener is not a function', () => {
  expect(() => onKeyboardHeightChange({} as never, memoryHost().host)).toThrow(
    expect.objectContaining({
      code: 'invalid-argument',
      errMsg: 'onKeyboardHeightChange:fail listener must be a function',
    }),
  )
})

test('hides the keyboard with and without options', async () => {
  const { host, hidden } = memoryHost()
  await hideKeyboard({}, host)
  await hideKeyboard(undefined, host)
  expect(hidden()).toBe(2)
})

test('without a document, no event is emitted and hiding rejects with `unavailable`', async () => {
  expect(onKeyboardHeightChange(() => {})()).toBeUndefined()
  await expect(hideKeyboard({})).rejects.toMatchObject({
    code: 'unavailable',
    errMsg: 'hideKeyboard:fail there is no document here',
  })
})
