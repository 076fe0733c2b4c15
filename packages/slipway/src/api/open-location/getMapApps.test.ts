import { afterEach, expect, test } from 'vitest'
import { setMapProvider } from '../../base/map/currentMapProvider.ts'
import { combineProviders, google, osmTiles, photon } from '../map-provider/index.ts'
import { getMapApps } from './index.ts'

const tower = { latitude: 48.8584, longitude: 2.2945, name: 'Café & Bar', address: 'Paris' }
const on = (app: 'apple' | 'geo' | 'web') => ({ mapApp: () => app })

afterEach(() => setMapProvider(undefined))

const apple = { id: 'apple', name: 'Apple Maps', url: 'https://maps.apple.com/?daddr=48.8584,2.2945' }
const device = { id: 'device', name: 'Map app', url: 'geo:48.8584,2.2945?q=48.8584,2.2945(Caf%C3%A9%20%26%20Bar)' }
const osm = {
  id: 'openstreetmap',
  name: 'OpenStreetMap',
  url: 'https://www.openstreetmap.org/directions?to=48.8584%2C2.2945',
}

test.each([
  ['apple', apple],
  ['geo', device],
  ['web', osm],
] as const)('[S2.2] without a map provider, a device with the map app "%s" has one app', (app, expected) => {
  expect(getMapApps(tower, on(app))).toEqual([expected])
})

test.each([
  ['apple', [apple]],
  ['geo', [device]],
  ['web', []],
] as const)('[S2.2] the navigation of the app’s map provider precedes the map app "%s"', (app, others) => {
  setMapProvider(google({ key: 'k' }))
  const [first, ...rest] = getMapApps(tower, on(app))
  expect(first).toMatchObject({ id: 'provider', name: 'Google Maps' })
  expect(first?.url).toContain('https://www.google.com/maps/dir/')
  expect(rest).toEqual(others)
})

test('a combination of providers has the name and the link of one navigation', () => {
  const places = photon({ url: 'https://photon.example.com' })
  setMapProvider(combineProviders({ tiles: osmTiles(), places, directions: google({ key: 'k' }) }))
  expect(getMapApps(tower, on('web'))).toEqual([expect.objectContaining({ id: 'provider', name: 'Google Maps' })])
  setMapProvider(combineProviders({ places }))
  expect(getMapApps(tower, on('web'))).toEqual([{ ...osm, id: 'provider' }])
})

test('a provider without a navigation is ignored', () => {
  setMapProvider({ name: 'A', coordinateSystem: 'wgs84', attribution: '© A' })
  expect(getMapApps(tower, on('web'))).toEqual([osm])
})

test.each([
  [{ latitude: 91, longitude: 0 }, 'latitude must be a number from -90 to 90'],
  [{ latitude: 0, longitude: 0, name: 7 }, 'name must be a string'],
  [{ latitude: 0, longitude: 0, address: null }, 'address must be a string'],
  [undefined, 'coordinates must be an object with latitude and longitude'],
])('rejects the place %j', (place, detail) => {
  expect(() => getMapApps(place as never)).toThrow(
    expect.objectContaining({ code: 'invalid-argument', errMsg: `getMapApps:fail ${detail}` }),
  )
})
