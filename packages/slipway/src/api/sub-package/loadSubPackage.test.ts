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
  '[S5.8] rejects %s, which the app does not list',
  async (root) => {
    start([{ root: '/shop' }])
    await expect(loadSubPackage({ root })).rejects.toMatchObject({
      code: 'not-found',
      errMsg: 'loadSubPackage:fail root is not found',
    })
    expect(load).not.toHaveBeenCalled()
  },
)

test.each([[undefined], [[]]])('[S5.8] rejects in an app that lists %j', async (subPackages) => {
  start(subPackages)
  await expect(loadSubPackage({ root: '/shop' })).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'loadSubPackage:fail no subPackages',
  })
})

test.each([[''], [undefined], [7]])('the root %j is rejected', async (root) => {
  start([{ root: '/shop' }])
  await expect(loadSubPackage({ root: root as string })).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'loadSubPackage:fail root must be a non-empty string',
  })
})

test('the progress is emitted page by page', async () => {
  start([{ root: '/shop' }])
  const received: SubPackageProgress[] = []
  const task = loadSubPackage({ root: '/shop' })
  task.onProgressUpdate((progress) => received.push(progress))
  await task
  expect(received).toEqual([
    { progress: 33, loadedPages: 1, totalPages: 3 },
    { progress: 66, loadedPages: 2, totalPages: 3 },
    { progress: 100, loadedPages: 3, totalPages: 3 },
  ])
})

test('code that cannot be loaded is reported with its page, and loaded by the next call', async () => {
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

test('a cancelled call no longer waits', async () => {
  start([{ root: '/shop' }])
  load.mockReturnValue(new Promise(() => {}))
  const task = loadSubPackage({ root: '/shop' })
  task.abort()
  await expect(task).rejects.toMatchObject({ code: 'cancelled', errMsg: 'loadSubPackage:fail abort' })
  const { signal } = { signal: AbortSignal.abort() }
  await expect(loadSubPackage({ root: '/shop', signal })).rejects.toMatchObject({ code: 'cancelled' })
})

test('rejects with unavailable without an app', async () => {
  await expect(loadSubPackage({ root: '/shop' })).rejects.toMatchObject({ code: 'unavailable' })
})
