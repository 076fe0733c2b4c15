import { afterEach, describe, expect, test, vi } from 'vitest'
import { convert } from '../../base/geo/convert.ts'
import { setMapProvider } from '../../base/map/currentMapProvider.ts'
import { mapServices } from '../../testing/internal/environment/testServer.ts'
import { servedCenters, servedCount } from '../../testing/internal/servers/mapServicePlaces.ts'
import type { MapServiceState } from '../../testing/internal/servers/mapServices.ts'
import { amap, baidu, findNearbyPlaces, google, reverseGeocode, searchPlaces } from './index.ts'

/* The providers with a script of their vendor. The server of the test run has scripts with the globals that the vendors document. */

const services = {
  google: (scriptUrl: string) => google({ key: 'secret-key', scriptUrl }),
  amap: (scriptUrl: string) => amap({ key: 'secret-key', securityCode: 'code', scriptUrl }),
  baidu: (scriptUrl: string) => baidu({ key: 'secret-key', scriptUrl }),
}

type Name = keyof typeof services
const names = Object.keys(services) as readonly Name[]

/** Centres in WGS-84. */
const centers = {
  google: servedCenters.lisbon,
  amap: convert(servedCenters.beijing, 'gcj02', 'wgs84'),
  baidu: convert(servedCenters.beijing, 'bd09', 'wgs84'),
}

const globals = ['google', 'AMap', 'BMapGL', '_AMapSecurityConfig'] as const
const scope = window as unknown as Record<string, unknown>

function start(name: Name) {
  const server = mapServices()
  setMapProvider(services[name](server.url(`${name}.js`)))
  return { server, center: centers[name] }
}

const vendorScripts = () => [...document.head.querySelectorAll('script')].filter(({ src }) => src.includes('/maps/'))
const callbacks = () => Object.keys(window).filter((key) => key.startsWith('slipwayCallback'))

afterEach(() => {
  setMapProvider(undefined)
  vi.useRealTimers()
  for (const script of vendorScripts()) script.remove()
  for (const name of globals) delete scope[name]
})

describe.each(names)('%s', (name) => {
  test('[S7.5] loads its script once, with the key, and finds places by a keyword', async () => {
    const { server, center } = start(name)
    expect(await server.requests()).toEqual([])
    const calls = [1, 2].map(() => searchPlaces({ keyword: 'cafe', ...center, limit: 5 }))
    const [{ places, attribution } = { places: [], attribution: '' }] = await Promise.all(calls)
    expect(places.slice(0, 2).map((place) => place.name)).toEqual(['Cafe 1', 'Cafe 2'])
    expect(places[0]).toMatchObject({ address: '1 Long Street' })
    expect(places[0]?.distance).toBeLessThan(1)
    expect(attribution).toMatch(/Google|AutoNavi|Baidu/)
    const scripts = (await server.requests()).filter((request) => request.startsWith(`/${name}.js`))
    expect(scripts).toEqual([expect.stringContaining('secret-key')])
    expect([vendorScripts().length, callbacks()]).toEqual([1, []])
  })

  test('each place is in one page of a list, until the list ends', async () => {
    const { center } = start(name)
    const found: string[] = []
    let cursor: string | undefined
    do {
      const { places, nextCursor } = await searchPlaces({ keyword: 'cafe', ...center, cursor })
      found.push(...places.map((place) => place.name))
      cursor = nextCursor
    } while (cursor !== undefined)
    expect(found).toEqual(Array.from({ length: servedCount }, (_, index) => `Cafe ${index + 1}`))
  })

  test('finds the places around a point, and the place at a point', async () => {
    const { center } = start(name)
    const { places } = await findNearbyPlaces({ ...center, limit: 10 })
    expect(places[0]).toMatchObject({ name: 'Cafe 1' })
    expect(places.length).toBeGreaterThanOrEqual(10)
    expect(await reverseGeocode(center)).toMatchObject({ address: expect.stringContaining('1 Long Street') })
    expect(await reverseGeocode({ latitude: 30, longitude: -40 })).toBeUndefined()
  })

  test('an unknown keyword finds nothing, also without a centre', async () => {
    start(name)
    expect(await searchPlaces({ keyword: 'nowhere' })).toMatchObject({ places: [], nextCursor: undefined })
  })

  test.each<[MapServiceState, string]>([
    ['quota', 'denied'],
    ['wrong-key', 'denied'],
    ['error', 'unavailable'],
    ['malformed', 'failed'],
  ])('in the state %s, calls reject with %s, and later calls succeed', async (state, code) => {
    const { server, center } = start(name)
    await server.set(state)
    const error = await searchPlaces({ keyword: 'cafe', ...center }).catch((error: unknown) => error)
    expect(error).toMatchObject({ name: 'ApiError', api: 'searchPlaces', code })
    expect((error as Error).message).not.toContain('secret-key')
    await server.set('up')
    expect((await searchPlaces({ keyword: 'cafe', ...center })).places).not.toEqual([])
  })

  test('a script that cannot be loaded is removed, and the next call loads it', async () => {
    const { server, center } = start(name)
    await server.set('down')
    const failing = searchPlaces({ keyword: 'cafe', ...center })
    await expect(failing).rejects.toMatchObject({ code: 'unavailable' })
    expect([vendorScripts().length, callbacks()]).toEqual([0, []])
    await server.set('up')
    expect((await searchPlaces({ keyword: 'cafe', ...center })).places).not.toEqual([])
  })

  test('calls reject after 10 seconds without an answer', async () => {
    const { server, center } = start(name)
    await reverseGeocode(center)
    await server.set('slow')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const ended = vi.fn()
    searchPlaces({ keyword: 'cafe', ...center }).catch(ended)
    await server.gate.reached()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'timeout', errMsg: 'searchPlaces:fail timeout' }),
    )
    await server.gate.open()
  })

  test('an aborted call rejects', async () => {
    const { server, center } = start(name)
    await server.set('slow')
    const controller = new AbortController()
    const call = reverseGeocode({ ...center, signal: controller.signal })
    await server.gate.reached()
    controller.abort()
    await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'reverseGeocode:fail abort' })
    await server.set('up')
    await server.gate.open()
    // The script is still loading for later calls.
    expect(await reverseGeocode(center)).toBeDefined()
  })

  test('HTML stays text, and places without valid coordinates are left out', async () => {
    const { server } = start(name)
    await server.set('hostile')
    const { places } = await searchPlaces({ keyword: 'cafe' })
    expect(places.map((place) => place.name)).toEqual(['<img src=x onerror="alert(1)">', 'Cafe & Bar'])
  })
})

test('AMap gets the security code or the address of the proxy', async () => {
  const server = mapServices()
  setMapProvider(amap({ key: 'a', serviceHost: '/proxy', scriptUrl: server.url('amap.js') }))
  await searchPlaces({ keyword: 'cafe' })
  expect(scope._AMapSecurityConfig).toEqual({ serviceHost: '/proxy' })
})

test('a search that is not stored any more rejects', async () => {
  start('google')
  const unknown = JSON.stringify(['99'])
  await expect(searchPlaces({ keyword: 'cafe', cursor: unknown })).rejects.toMatchObject({ code: 'not-found' })
})
