import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { peekNavigator, setNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { openLocation } from './index.ts'

const load = vi.fn(async () => ({}))
const screen = { '/open-location': page({ load, navigationBar: false }) }

function start(pages: object = screen): void {
  setNavigator(createNavigator({ pages: { '/': page({ load: async () => ({}) }), ...pages } }, memoryHistory()()))
}
const urls = () =>
  peekNavigator()
    ?.stack.get()
    .pages.map(({ url }) => url)
const queryOf = (url = '') => Object.fromEntries(new URL(url, 'https://a.example').searchParams)

beforeEach(() => start())
afterEach(() => {
  setNavigator(undefined)
  load.mockReset().mockResolvedValue({})
})

const tower = { latitude: 48.8584, longitude: 2.2945 }

test('[S2.2] the page opens on top of the current one, with the place in its query', async () => {
  await openLocation({ ...tower, scale: 12, name: 'Café & Bar + 1', address: 'Main Street=2' })
  expect(urls()).toHaveLength(2)
  expect(urls()?.[1]).toMatch(/^\/open-location\?/)
  expect(queryOf(urls()?.[1])).toEqual({
    latitude: '48.8584',
    longitude: '2.2945',
    scale: '12',
    name: 'Café & Bar + 1',
    address: 'Main Street=2',
  })
})

test('options that are not given are not in the query', async () => {
  await openLocation(tower)
  expect(queryOf(urls()?.[1])).toEqual({ latitude: '48.8584', longitude: '2.2945' })
})

test('a call while the page is shown replaces its place', async () => {
  await openLocation(tower)
  await openLocation({ latitude: 0, longitude: 0 })
  expect(urls()).toEqual(['/', '/open-location?latitude=0&longitude=0'])
})

test.each([
  [{ latitude: '1', longitude: 0 }, 'latitude must be a number from -90 to 90'],
  [{ latitude: 0 }, 'longitude must be a number from -180 to 180'],
  [{ ...tower, scale: '9' }, 'scale must be a finite number'],
  [{ ...tower, scale: Number.NaN }, 'scale must be a finite number'],
  [{ ...tower, name: 7 }, 'name must be a string'],
  [{ ...tower, address: {} }, 'address must be a string'],
])('rejects %j', async (options, detail) => {
  await expect(openLocation(options as never)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: `openLocation:fail ${detail}`,
  })
  expect(urls()).toEqual(['/'])
})

test('a second call while the page opens rejects with `locked`', async () => {
  const [first, second] = [openLocation(tower), openLocation(tower)]
  await expect(second).rejects.toMatchObject({ api: 'openLocation', code: 'locked' })
  await first
})

test.each([
  ['a page that a guard blocks', page({ load, guard: () => false }), 'denied'],
  ['a page whose code cannot be loaded', page({ load: () => Promise.reject(new Error('gone')) }), 'failed'],
])('%s is not opened', async (_, blocked, code) => {
  start({ '/open-location': blocked })
  await expect(openLocation(tower)).rejects.toMatchObject({ api: 'openLocation', code })
})

test('a signal that fires while the page opens closes it again', async () => {
  const controller = new AbortController()
  load.mockImplementation(async () => {
    controller.abort()
    return {}
  })
  await expect(openLocation({ ...tower, signal: controller.signal })).rejects.toMatchObject({ code: 'cancelled' })
  expect(urls()).toEqual(['/'])
})

test('a signal that fires later has no effect', async () => {
  const controller = new AbortController()
  await openLocation({ ...tower, signal: controller.signal })
  controller.abort()
  expect(urls()).toHaveLength(2)
})

test('rejects without a running app', async () => {
  setNavigator(undefined)
  await expect(openLocation(tower)).rejects.toMatchObject({ api: 'openLocation', code: 'unavailable' })
})
