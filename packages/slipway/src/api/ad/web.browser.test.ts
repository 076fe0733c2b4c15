import { beforeEach, expect, test, vi } from 'vitest'
import type { HostError } from '../../base/call/HostError.ts'
import { adServer } from '../../testing/internal/environment/testServer.ts'
import { httpAds } from './index.ts'

const home = { unitId: 'home', format: 'banner' } as const

beforeEach(() => localStorage.clear())

test('[S7.6] fetches the configuration from the address of the app, and reports usage to it', async () => {
  const { configUrl, reportUrl, requests } = adServer()
  const ads = httpAds({ configUrl, reportUrl })
  expect(await ads.load(home)).toMatchObject({ id: 'boots', url: 'https://shop.example/boots' })
  const report = { ...home, ad: 'boots', event: 'view' } as const
  ads.report(report)
  await vi.waitFor(async () =>
    expect(await requests()).toEqual([
      { method: 'GET', path: '/config.json' },
      { method: 'POST', path: '/report', report },
    ]),
  )
})

test.each([
  ['error', 'unavailable', 'the ad server has answered with the status 500'],
  ['refused', 'unavailable', 'the ad server has answered with the status 403'],
  ['down', 'unavailable', 'the ad server cannot be reached'],
  ['malformed', 'failed', 'the configuration of the ad server is not JSON'],
  ['unknown', 'failed', 'the configuration of the ad server has no units'],
] as const)('a server that is %s gives the code %s', async (state, code, message) => {
  const { configUrl, set } = adServer()
  await set(state)
  const error = await httpAds({ configUrl })
    .load(home)
    .catch((caught: HostError) => caught)
  expect(error).toMatchObject({ code, message })
})

test('a slow server gives the code timeout', async () => {
  const { configUrl, set, gate } = adServer()
  await set('slow')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const error = httpAds({ configUrl })
    .load(home)
    .catch((caught: HostError) => caught)
  await gate.reached()
  await vi.advanceTimersByTimeAsync(8_000)
  vi.useRealTimers()
  expect(await error).toMatchObject({ code: 'timeout' })
  await gate.open()
})

test('ads with hostile fields lose these fields', async () => {
  const { configUrl, set } = adServer()
  await set('hostile')
  const ads = httpAds({ configUrl })
  expect(await ads.load(home)).toEqual({
    id: 'evil',
    title: '<img src=x onerror="window.hacked = 1">',
    text: '<script>window.hacked = 1</script>',
  })
  expect(await ads.load({ unitId: 'game', format: 'rewarded' })).toEqual({ id: 'evil', title: 'x', seconds: 60 })
  expect(await ads.load({ unitId: 'level', format: 'interstitial' })).toBeUndefined()
})

test.each([
  ['error', 2],
  ['down', 2],
  ['refused', 1],
] as const)(
  'a report to a server that is %s is sent until the server accepts or rejects it: %i times',
  async (state, count) => {
    const { configUrl, reportUrl, set, requests } = adServer()
    await set(state)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    httpAds({ configUrl, reportUrl }).report({ ...home, ad: 'boots', event: 'click' })
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(0)
      expect((await requests()).length).toBeGreaterThan(0)
    })
    await set('up')
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1_000)
      // A browser may itself repeat a request whose connection was cut.
      expect((await requests()).length).toBeGreaterThanOrEqual(count)
      expect(vi.getTimerCount()).toBe(0)
    })
    vi.useRealTimers()
    if (state !== 'down') expect(await requests()).toHaveLength(count)
  },
)

test('works if the storage is blocked', async () => {
  const { configUrl } = adServer()
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await httpAds({ configUrl }).load(home)).toMatchObject({ id: 'boots' })
})
