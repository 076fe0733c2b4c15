import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNavigator } from '../../router/createNavigator.ts'
import { setNavigator } from '../../router/current.ts'
import { defineApp, memoryHistory, page } from '../../router/index.ts'
import { navigateTo } from '../navigation/index.ts'
import { loadSubPackage, type SubPackageProgress } from './index.ts'

const load = vi.fn(async (_path: string): Promise<unknown> => ({}))
const pageAt = (path: string) => [path, page({ load: () => load(path) })] as const
const pages = Object.fromEntries(['/', '/shop', '/shop/item/:id', '/shop/cart', '/shopping', '/me'].map(pageAt))

function start(subPackages?: { root: string }[]): void {
  setNavigator(createNavigator(defineApp({ pages, ...(subPackages && { subPackages }) }), memoryHistory()()))
}

beforeEach(() => void load.mockReset().mockResolvedValue({}))
afterEach(() => setNavigator(undefined))

test('[S5.8] a known root loads the code of all its pages, once', async () => {
  start([{ root: '/shop' }, { root: '/me' }])
  await loadSubPackage({ root: '/shop' })
  expect(load.mock.calls.flat()).toEqual(['/shop', '/shop/item/:id', '/shop/cart'])
  await navigateTo('/shop/cart')
  await loadSubPackage({ root: '/shop' })
  expect(load).toHaveBeenCalledTimes(3)
})

test.each(['/shop/cart', '/nowhere', 'shop', '/shop/', '__proto__'])(
  '[S5.8] %s is no root that the app lists',
  async (root) => {
    start([{ root: '/shop' }])
    await expect(loadSubPackage({ root })).rejects.toMatchObject({
      code: 'not-found',
      errMsg: 'loadSubPackage:fail root is not found',
    })
    expect(load).not.toHaveBeenCalled()
  },
)

test.each([[undefined], [[]]])('[S5.8] an app that lists %j has none', async (subPackages) => {
  start(subPackages)
  await expect(loadSubPackage({ root: '/shop' })).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'loadSubPackage:fail no subPackages',
  })
})

test.each([[''], [undefined], [7]])('the root %j is refused', async (root) => {
  start([{ root: '/shop' }])
  await expect(loadSubPackage({ root: root as string })).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'loadSubPackage:fail root must be a non-empty string',
  })
})

test('its progress is told page by page', async () => {
  start([{ root: '/shop' }])
  const heard: SubPackageProgress[] = []
  const task = loadSubPackage({ root: '/shop' })
  task.onProgressUpdate((progress) => heard.push(progress))
  await task
  expect(heard).toEqual([
    { progress: 33, loadedPages: 1, totalPages: 3 },
    { progress: 66, loadedPages: 2, totalPages: 3 },
    { progress: 100, loadedPages: 3, totalPages: 3 },
  ])
})

test('code that cannot be loaded is told with its page, and is loaded by the next call', async () => {
  start([{ root: '/shop' }])
  const lost = async (path: string) => (path === '/shop/cart' ? Promise.reject(new Error('lost')) : {})
  load.mockImplementation(lost)
  await expect(loadSubPackage({ root: '/shop' })).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'loadSubPackage:fail /shop/cart Error: lost',
  })
  load.mockReset().mockResolvedValue({})
  await loadSubPackage({ root: '/shop' })
  expect(load.mock.calls).toEqual([['/shop/cart']])
})

test('whoever gives up does not wait any longer', async () => {
  start([{ root: '/shop' }])
  load.mockReturnValue(new Promise(() => {}))
  const task = loadSubPackage({ root: '/shop' })
  task.abort()
  await expect(task).rejects.toMatchObject({ code: 'cancelled', errMsg: 'loadSubPackage:fail abort' })
  const { signal } = { signal: AbortSignal.abort() }
  await expect(loadSubPackage({ root: '/shop', signal })).rejects.toMatchObject({ code: 'cancelled' })
})

test('without an app it is unavailable', async () => {
  await expect(loadSubPackage({ root: '/shop' })).rejects.toMatchObject({ code: 'unavailable' })
})
