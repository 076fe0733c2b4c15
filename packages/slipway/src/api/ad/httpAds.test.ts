import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HostError } from '../../base/call/HostError.ts'
import type { AdHost } from './host.ts'
import { httpAds } from './index.ts'

// The requests themselves are tested in `web.browser.test.ts`, with a real server.

const configUrl = 'https://ads.example/config'
const config = JSON.stringify({
  units: {
    home: [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'B' },
    ],
    none: [],
  },
})

function memoryHost(answers: Partial<AdHost> = {}) {
  const stored = new Map<string, string>()
  const hides: (() => void)[] = []
  const host = {
    get: vi.fn<AdHost['get']>(answers.get ?? (async () => config)),
    post: vi.fn<AdHost['post']>(answers.post ?? (async () => true)),
    beacon: vi.fn<AdHost['beacon']>(),
    read: answers.read ?? ((name: string) => stored.get(name)),
    write: (name: string, text: string) => void stored.set(name, text),
    onHide: (listener: () => void) => void hides.push(listener),
  }
  return { host, stored, hide: () => hides.forEach((listener) => void listener()) }
}

const home = { unitId: 'home', format: 'banner' } as const
const report = { ...home, ad: 'a', event: 'view' } as const
const codeOf = async (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: HostError) => error.code,
  )

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

test('[S7.6] requests the configuration once, and returns the ads of a unit in turn', async () => {
  const { host } = memoryHost()
  const ads = httpAds({ configUrl }, host)
  const loaded = await Promise.all([ads.load(home), ads.load(home), ads.load(home)])
  expect(loaded.map((ad) => ad?.id)).toEqual(['a', 'b', 'a'])
  expect(host.get.mock.calls.map(([url]) => url)).toEqual([configUrl])
})

test('a unit without ads, or that does not exist, has none', async () => {
  const ads = httpAds({ configUrl }, memoryHost().host)
  expect(await ads.load({ unitId: 'none', format: 'banner' })).toBeUndefined()
  expect(await ads.load({ unitId: 'constructor', format: 'banner' })).toBeUndefined()
})

test('[S7.6] the configuration is kept for ten minutes, also by the next document', async () => {
  const { host } = memoryHost()
  await httpAds({ configUrl }, host).load(home)
  vi.setSystemTime(1_000_000 + 599_999)
  const next = httpAds({ configUrl }, host)
  await next.load(home)
  expect(host.get).toHaveBeenCalledTimes(1)
  vi.setSystemTime(1_000_000 + 600_000)
  await next.load(home)
  await next.load(home)
  expect(host.get).toHaveBeenCalledTimes(2)
})

test.each([
  ['is of another address', JSON.stringify({ url: 'https://other', loadedMs: 1_000_000, value: JSON.parse(config) })],
  ['is from the future', JSON.stringify({ url: configUrl, loadedMs: 1_000_001, value: JSON.parse(config) })],
  ['has no time', JSON.stringify({ url: configUrl, value: JSON.parse(config) })],
  ['has an unknown form', JSON.stringify({ url: configUrl, loadedMs: 1_000_000, value: [] })],
  ['is no JSON', '{'],
  ['is null', 'null'],
])('a stored configuration that %s is not used', async (_, text) => {
  const { host } = memoryHost({ read: () => text })
  expect((await httpAds({ configUrl }, host).load(home))?.id).toBe('a')
  expect(host.get).toHaveBeenCalledTimes(1)
})

test('[S7.6] gives up after eight seconds, and tries again with the next ad', async () => {
  const get = vi.fn(
    (_: string, signal: AbortSignal) =>
      new Promise<string>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const ads = httpAds({ configUrl }, memoryHost({ get }).host)
  const late = codeOf(ads.load(home))
  await vi.advanceTimersByTimeAsync(7_999)
  expect(get.mock.calls[0]?.[1].aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await late).toBe('timeout')
  get.mockResolvedValueOnce(config)
  expect((await ads.load(home))?.id).toBe('a')
})

test.each(['', '{', 'null', '[]', '{"units":1}'])(
  'the answer %j has the code failed, and is not kept',
  async (text) => {
    const { host, stored } = memoryHost({ get: async () => text })
    expect(await codeOf(httpAds({ configUrl }, host).load(home))).toBe('failed')
    expect(stored.size).toBe(0)
  },
)

test.each([
  [false, 'denied', 0],
  [Promise.resolve(false), 'denied', 0],
  [undefined as unknown as boolean, 'denied', 0],
  [true, 'none', 1],
  [Promise.resolve(true), 'none', 1],
])('with the consent %s the code is %s', async (agreed, code, requests) => {
  const { host } = memoryHost()
  expect(await codeOf(httpAds({ configUrl, consent: () => agreed }, host).load(home))).toBe(code)
  expect(host.get).toHaveBeenCalledTimes(requests)
})

test('[S7.6] reports usage, without an identifier of the user', () => {
  const { host } = memoryHost()
  httpAds({ configUrl, reportUrl: 'https://ads.example/report' }, host).report(report)
  expect(host.post.mock.calls).toEqual([
    ['https://ads.example/report', '{"unitId":"home","format":"banner","ad":"a","event":"view"}'],
  ])
})

test.each([
  ['without an address', { configUrl }],
  ['after the opt-out', { configUrl, reportUrl: 'https://ads.example/report', reports: () => false }],
])('reports nothing %s', (_, options) => {
  const { host } = memoryHost()
  httpAds(options, host).report(report)
  expect(host.post).not.toHaveBeenCalled()
})

test('a report that fails is sent again after 1, 5 and 25 seconds, and then dropped', async () => {
  const { host } = memoryHost({ post: async () => false })
  httpAds({ configUrl, reportUrl: 'https://ads.example/report' }, host).report(report)
  for (const [ms, count] of [
    [999, 1],
    [1, 2],
    [4_999, 2],
    [1, 3],
    [24_999, 3],
    [1, 4],
    [600_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms)
    expect(host.post).toHaveBeenCalledTimes(count)
  }
  expect(vi.getTimerCount()).toBe(0)
})

test('waiting reports are handed to the browser when the document is closed', async () => {
  const { host, hide } = memoryHost({ post: async () => false })
  const ads = httpAds({ configUrl, reportUrl: 'https://ads.example/report' }, host)
  ads.report(report)
  ads.report({ ...report, event: 'click' })
  await vi.advanceTimersByTimeAsync(0)
  hide()
  expect(host.beacon.mock.calls.map(([, body]) => JSON.parse(body).event)).toEqual(['view', 'click'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(host.post).toHaveBeenCalledTimes(2)
})

test.each([{ configUrl: '' }, { configUrl: 7 }, {}, { configUrl, reportUrl: '' }])(
  'the options %j are refused',
  (wrong) => {
    expect(() => httpAds(wrong as { configUrl: string })).toThrow(
      expect.objectContaining({ code: 'invalid-argument', api: 'httpAds' }),
    )
  },
)
