import { afterEach, expect, test } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import { page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { setNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { type KeepScreenOnHost, setKeepScreenOn } from './index.ts'

function memoryHost(): KeepScreenOnHost & { readonly done: string[] } {
  const done: string[] = []
  return { done, hold: async () => void done.push('hold'), release: async () => void done.push('release') }
}

const startApp = () =>
  setNavigator(createNavigator({ pages: { '/': page({ load: async () => ({}) }) } }, memoryHistory()()))

afterEach(() => setNavigator(undefined))

test('holds and releases the screen', async () => {
  const host = memoryHost()
  await setKeepScreenOn({ keepScreenOn: true }, host)
  await setKeepScreenOn({ keepScreenOn: false }, host)
  expect(host.done).toEqual(['hold', 'release'])
})

test('releases the screen once when the app is unmounted, and not when it starts', async () => {
  const host = memoryHost()
  await setKeepScreenOn({ keepScreenOn: true }, host)
  startApp()
  await setKeepScreenOn({ keepScreenOn: true }, host)
  expect(host.done).toEqual(['hold', 'hold'])
  setNavigator(undefined)
  expect(host.done).toEqual(['hold', 'hold', 'release'])
  startApp()
  setNavigator(undefined)
  expect(host.done).toHaveLength(3)
})

test('does not release again when the app is unmounted', async () => {
  startApp()
  const host = memoryHost()
  await setKeepScreenOn({ keepScreenOn: true }, host)
  await setKeepScreenOn({ keepScreenOn: false }, host)
  setNavigator(undefined)
  expect(host.done).toEqual(['hold', 'release'])
})

test('releases the screen if the app is unmounted before the system has responded', async () => {
  startApp()
  const host = memoryHost()
  const call = setKeepScreenOn({ keepScreenOn: true }, host)
  setNavigator(undefined)
  await call
  expect(host.done).toEqual(['hold', 'release'])
})

test('ignores a failed release when the app is unmounted', async () => {
  startApp()
  const host = { ...memoryHost(), release: () => Promise.reject(new Error('gone')) }
  await setKeepScreenOn({ keepScreenOn: true }, host)
  setNavigator(undefined)
})

test.each([[undefined], [null], ['true'], [1], [{}]])('rejects keepScreenOn %j', async (keepScreenOn) => {
  const host = memoryHost()
  await expect(setKeepScreenOn({ keepScreenOn } as never, host)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'setKeepScreenOn:fail keepScreenOn must be a boolean',
  })
  expect(host.done).toEqual([])
})

test.each([
  [new HostError('unsupported', 'this browser has no wake lock'), 'unsupported'],
  [new DOMException('low battery', 'NotAllowedError'), 'denied'],
])('passes on the error: %s', async (error, code) => {
  const host = { ...memoryHost(), hold: () => Promise.reject(error) }
  await expect(setKeepScreenOn({ keepScreenOn: true }, host)).rejects.toMatchObject({ code })
})

test.each([true, false])('rejects `%s` with `unavailable` without a document', async (keepScreenOn) => {
  await expect(setKeepScreenOn({ keepScreenOn })).rejects.toMatchObject({ code: 'unavailable' })
})
