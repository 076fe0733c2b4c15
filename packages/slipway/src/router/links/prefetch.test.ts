import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from '../config/config.ts'
import { createNavigator } from '../createNavigator.ts'
import { memoryHistory } from '../history/memoryHistory.ts'
import { loadAhead, prefetch } from './prefetch.ts'

const load = vi.fn(async (): Promise<unknown> => ({}))
const ahead = vi.fn(async (): Promise<void> => {})
const data = { prepare: async () => {}, prefetch: ahead }
const pageConfigs = {
  '/': page({ load: async () => ({}) }),
  '/order/:id': page({ load, data, params: { id: Number } }),
}
const start = () => createNavigator({ pages: pageConfigs }, memoryHistory()())

beforeEach(() => {
  load.mockReset().mockResolvedValue({})
  ahead.mockReset().mockResolvedValue(undefined)
})
afterEach(() => void vi.unstubAllGlobals())

test('code is loaded once, data once per address', async () => {
  const pages = start()
  await loadAhead(pages, { path: '/order/:id', params: { id: 7 } })
  await loadAhead(pages, { url: './order/7?x=1' })
  expect(load).toHaveBeenCalledOnce()
  expect(ahead.mock.calls).toEqual([
    [pages, expect.objectContaining({ params: { id: 7 } }), '/order/7'],
    [pages, expect.objectContaining({ params: { id: 7 } }), '/order/7?x=1'],
  ])
})

test('without the page’s parameters only its code is loaded', async () => {
  await loadAhead(start(), { path: '/order/:id', params: {} })
  expect(load).toHaveBeenCalledOnce()
  expect(ahead).not.toHaveBeenCalled()
})

test('a page that does not exist loads nothing', async () => {
  await loadAhead(start(), { url: '/nowhere' })
  expect(load).not.toHaveBeenCalled()
})

test('a failed prefetch raises no unhandled rejection', async () => {
  const error = new Error('no network')
  load.mockRejectedValue(error)
  const pages = start()
  await expect(loadAhead(pages, { url: '/order/7' })).rejects.toBe(error)
  prefetch(pages, { url: '/order/7' })
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(4))
})

test('in data-saver mode nothing is prefetched, but `loadAhead` loads', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const pages = start()
  prefetch(pages, { url: '/order/7' })
  expect(load).not.toHaveBeenCalled()
  await loadAhead(pages, { url: '/order/7' })
  expect(load).toHaveBeenCalledOnce()
})
