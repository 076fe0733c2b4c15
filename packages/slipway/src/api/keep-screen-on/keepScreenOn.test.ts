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

test('the screen is held and released', async () => {
  const host = memoryHost()
  await setKeepScreenOn({ keepScreenOn: true }, host)
  await setKeepScreenOn({ keepScreenOn: false }, host)
  expect(host.done).toEqual(['hold', 'release'])
})

test('it ends with the app, once, and not as the app starts', async () => {
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

test('what was released is not released again with the app', async () => {
  startApp()
  const host = memoryHost()
  await setKeepScreenOn({ keepScreenOn: true }, host)
  await setKeepScreenOn({ keepScreenOn: false }, host)
  setNavigator(undefined)
  expect(host.done).toEqual(['hold', 'release'])
})

test('an app that goes before the system has answered releases it too', async () => {
  startApp()
  const host = memoryHost()
  const call = setKeepScreenOn({ keepScreenOn: true }, host)
  setNavigator(undefined)
  await call
  expect(host.done).toEqual(['hold', 'release'])
})

test('a release that fails as the app goes is nobody’s', async () => {
  startApp()
  const host = { ...memoryHost(), release: () => Promise.reject(new Error('gone')) }
  await setKeepScreenOn({ keepScreenOn: true }, host)
  setNavigator(undefined)
})

test.each([[undefined], [null], ['true'], [1], [{}]])('keepScreenOn %j is refused', async (keepScreenOn) => {
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
])('%s is told as it is', async (error, code) => {
  const host = { ...memoryHost(), hold: () => Promise.reject(error) }
  await expect(setKeepScreenOn({ keepScreenOn: true }, host)).rejects.toMatchObject({ code })
})

test.each([true, false])('where there is no document %s is unavailable', async (keepScreenOn) => {
  await expect(setKeepScreenOn({ keepScreenOn })).rejects.toMatchObject({ code: 'unavailable' })
})
