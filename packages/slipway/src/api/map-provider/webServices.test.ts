import { afterEach, describe, expect, test, vi } from 'vitest'
import { convert } from '../../base/geo/convert.ts'
import { distanceBetween } from '../../base/geo/distanceBetween.ts'
import { setMapProvider } from '../../base/map/currentMapProvider.ts'
import type { MapProvider } from '../../base/map/mapProvider.ts'
import { mapServices } from '../../testing/internal/environment/testServer.ts'
import { servedCenters, servedCount } from '../../testing/internal/servers/mapServicePlaces.ts'
import type { MapServiceState } from '../../testing/internal/servers/mapServices.ts'
import type { RequestHost } from '../request/host.ts'
import { findNearbyPlaces, nominatim, photon, reverseGeocode, searchPlaces, tencent } from './index.ts'

/* The providers that request web services, on the server of the test run. Scripts of vendors are tested in a browser. */

const services = {
  photon: (url: string, host?: RequestHost) => photon({ url }, host),
  nominatim: (url: string, host?: RequestHost) => nominatim({ url, interval: 0 }, host),
  tencent: (url: string, host?: RequestHost) => tencent({ proxyUrl: url, key: 'secret-key' }, host),
}

type Name = keyof typeof services
const names = Object.keys(services) as readonly Name[]

/** Centres in WGS-84. */
const centers = {
  photon: servedCenters.lisbon,
  nominatim: servedCenters.lisbon,
  tencent: convert(servedCenters.beijing, 'gcj02', 'wgs84'),
}

function start(name: Name) {
  const server = mapServices()
  const provider: MapProvider = services[name](server.url(name))
  setMapProvider(provider)
  return { server, provider, center: centers[name] }
}

afterEach(() => {
  setMapProvider(undefined)
  vi.useRealTimers()
})

/** Reads all pages of a list. */
async function readAll(name: Name, keyword: string, limit: number) {
  const ids: string[] = []
  let pages = 0
  let cursor: string | undefined
  do {
    const page = await searchPlaces({ keyword, limit, cursor, ...(name === 'tencent' && centers.tencent) })
    const { places, nextCursor } = page
    ids.push(...places.map(({ name }) => name))
    cursor = nextCursor
    pages += 1
  } while (cursor !== undefined)
  return { ids, pages }
}

describe.each(names)('%s', (name) => {
  test('[S7.5] finds places by a keyword, with addresses, coordinates and distances', async () => {
    const { center } = start(name)
    const { places, attribution } = await searchPlaces({ keyword: 'cafe', ...center, limit: 3 })
    expect(places.map((place) => place.name)).toEqual(['Cafe 1', 'Cafe 2', 'Cafe 3'])
    const [first, second] = places
    expect(first?.address).toContain('1 Long Street')
    expect(first?.distance).toBeLessThan(1)
    expect(distanceBetween(center, { latitude: 0, longitude: 0, ...second })).toBeCloseTo(second?.distance ?? 0)
    expect(second?.distance).toBeGreaterThan(50)
    expect(second?.distance).toBeLessThan(60)
    expect(attribution).toMatch(/OpenStreetMap|Tencent/)
  })

  test('each place is in one page of a list, until the list ends', async () => {
    start(name)
    const { ids, pages } = await readAll(name, 'cafe', 20)
    expect(pages).toBe(3)
    expect(ids).toEqual(Array.from({ length: servedCount }, (_, index) => `Cafe ${index + 1}`))
  })

  test('places that a service repeats on a further page are removed', async () => {
    const { server } = start(name)
    await server.set('moving')
    const { ids } = await readAll(name, 'cafe', 20)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(30)
  })

  test('an unknown keyword finds nothing', async () => {
    start(name)
    const { places, nextCursor } = await searchPlaces({ keyword: 'nowhere', ...centers[name] })
    expect([places, nextCursor]).toEqual([[], undefined])
  })

  test('[S7.5] finds the place at a point', async () => {
    const { center } = start(name)
    const place = await reverseGeocode(center)
    expect(place).toMatchObject({ name: 'Cafe 1', address: expect.stringContaining('1 Long Street') })
    expect(place?.distance).toBeLessThan(1)
  })

  test('finds the places around a point', async () => {
    const { center } = start(name)
    const { places } = await findNearbyPlaces({ ...center, limit: 5 })
    // Nominatim has no such list.
    expect(places).toHaveLength(name === 'nominatim' ? 1 : 5)
    expect(places[0]).toMatchObject({ name: 'Cafe 1' })
  })

  test.each<[MapServiceState, string]>([
    ['quota', 'denied'],
    ['wrong-key', 'denied'],
    ['error', 'unavailable'],
    ['down', 'unavailable'],
    ['malformed', 'failed'],
  ])('in the state %s, calls reject with %s, and later calls succeed', async (state, code) => {
    const { server, center } = start(name)
    await server.set(state)
    const error = await searchPlaces({ keyword: 'cafe', ...center }).catch((error: unknown) => error)
    expect(error).toMatchObject({ name: 'ApiError', api: 'searchPlaces', code })
    expect((error as Error).message).not.toContain('secret-key')
    await server.set('up')
    start(name)
    expect((await searchPlaces({ keyword: 'cafe', ...center })).places).not.toEqual([])
  })

  test('calls reject after 10 seconds without an answer', async () => {
    // Not with the server, because fake timers would also stop the timers of `fetch`.
    setMapProvider(services[name]('https://example.com', { fetch: () => new Promise(() => {}) }))
    vi.useFakeTimers()
    const ended = vi.fn()
    searchPlaces({ keyword: 'cafe' }).catch(ended)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'timeout', errMsg: 'searchPlaces:fail timeout' }),
    )
  })

  test('an aborted call rejects, and its request ends', async () => {
    const { server, center } = start(name)
    await server.set('slow')
    const controller = new AbortController()
    const call = reverseGeocode({ ...center, signal: controller.signal })
    await server.gate.reached()
    controller.abort()
    await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'reverseGeocode:fail abort' })
    await server.gate.lost()
  })

  test('an aborted call of the source itself rejects with a HostError', async () => {
    const { server, provider, center } = start(name)
    await server.set('slow')
    const controller = new AbortController()
    const call = provider.places?.reverse({ ...center, locale: 'en', signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'HostError', code: 'cancelled' })
  })

  test('HTML stays text, and places without valid coordinates are left out', async () => {
    const { server } = start(name)
    await server.set('hostile')
    const { places } = await searchPlaces({ keyword: 'cafe' })
    expect(places.map((place) => place.name)).toEqual(['<img src=x onerror="alert(1)">', 'Cafe & Bar'])
    expect(places.every(({ id, address }) => typeof id === 'string' && typeof address === 'string')).toBe(true)
    expect(places.every(({ latitude, longitude }) => Number.isFinite(latitude + longitude))).toBe(true)
  })
})

test('photon requests one of the languages of its server', async () => {
  const { server, provider } = start('photon')
  const { signal } = new AbortController()
  for (const locale of ['fr', 'de-AT', 'zh-Hans']) {
    await provider.places?.search({ keyword: 'a', limit: 1, locale, signal })
  }
  const languages = (await server.requests()).map((request) => new URLSearchParams(request.split('?')[1]).get('lang'))
  expect(languages).toEqual(['fr', 'de', 'default'])
})

test.each([
  ['https://nominatim.openstreetmap.org', 0],
  ['https://nominatim.openstreetmap.org/', undefined],
  ['https://example.com/nominatim', undefined],
])('%s gets at most one request a second, and an aborted call leaves the queue', async (url, interval) => {
  const keywords: (string | null)[] = []
  const host: RequestHost = {
    async fetch(address) {
      keywords.push(new URL(address).searchParams.get('q'))
      return new Response('[]')
    },
  }
  vi.useFakeTimers()
  const controller = new AbortController()
  const query = { limit: 1, locale: 'en', signal: new AbortController().signal }
  const [one, other] = [nominatim({ url, interval }, host), nominatim({ url }, host)]
  const first = one.places?.search({ ...query, keyword: '1' })
  const second = one.places?.search({ ...query, keyword: '2', signal: controller.signal })
  const third = other.places?.search({ ...query, keyword: '3' })
  const aborted = expect(second).rejects.toMatchObject({ code: 'cancelled' })
  await first
  controller.abort()
  await aborted
  await vi.advanceTimersByTimeAsync(999)
  expect(keywords).toEqual(['1'])
  await vi.advanceTimersByTimeAsync(1)
  await third
  expect(keywords).toEqual(['1', '3'])
})

test('nominatim sends the address of the app’s developers, if it is configured', async () => {
  const server = mapServices()
  setMapProvider(nominatim({ url: server.url('nominatim'), email: 'maps@example.com' }))
  await searchPlaces({ keyword: 'cafe', ...servedCenters.lisbon, radius: 1_000 })
  const [request = ''] = await server.requests()
  expect(Object.fromEntries(new URLSearchParams(request.split('?')[1]))).toMatchObject({
    email: 'maps@example.com',
    format: 'jsonv2',
    'accept-language': 'en',
    bounded: '1',
  })
})

test('the ocean has no address', async () => {
  start('nominatim')
  expect(await reverseGeocode({ latitude: 30, longitude: -40 })).toBeUndefined()
})

test('tencent sends no key if the proxy adds it, and searches all of China without a centre', async () => {
  const server = mapServices()
  setMapProvider(tencent({ proxyUrl: server.url('tencent') }))
  await searchPlaces({ keyword: 'cafe' })
  const [request = ''] = await server.requests()
  expect(request).toMatch(/^\/tencent\/ws\/place\/v1\/suggestion\?/)
  expect(request).not.toContain('key=')
})
