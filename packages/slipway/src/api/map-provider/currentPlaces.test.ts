import { afterEach, expect, test, vi } from 'vitest'
import { setMapProvider } from '../../base/map/currentMapProvider.ts'
import { currentPlaces } from './currentPlaces.ts'
import { findNearbyPlaces, osmTiles, photon, reverseGeocode, searchPlaces } from './index.ts'

afterEach(() => setMapProvider(undefined))

const tower = { latitude: 48.8584, longitude: 2.2945 }

test('a configured source is used, and the atlas is not loaded', async () => {
  const provider = photon({ url: '/photon' })
  setMapProvider(provider)
  const loadAtlas = vi.fn()
  expect(await currentPlaces(loadAtlas)).toBe(provider.places)
  expect(loadAtlas).not.toHaveBeenCalled()
})

test('the atlas is searched without a provider, or with a provider that has only tiles', async () => {
  for (const provider of [undefined, osmTiles()]) {
    setMapProvider(provider)
    const { places, attribution } = await searchPlaces({ keyword: 'paris', limit: 1 })
    expect(places).toMatchObject([{ name: 'Paris', address: 'France' }])
    expect(attribution).toContain('GeoNames')
  }
})

test('the atlas has pages, places around a point and the city at a point', async () => {
  const first = await findNearbyPlaces({ ...tower, radius: 50_000, limit: 2 })
  const second = await findNearbyPlaces({ ...tower, radius: 50_000, limit: 2, cursor: first.nextCursor })
  const distances = [...first.places, ...second.places].map(({ distance = NaN }) => distance)
  expect(distances).toHaveLength(4)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect(await reverseGeocode(tower)).toMatchObject({ name: 'Paris' })
  expect(await reverseGeocode({ latitude: 30, longitude: -40 })).toBeUndefined()
})

test('an atlas whose code cannot be loaded is unavailable', async () => {
  const loading = currentPlaces(() => Promise.reject(new TypeError('offline')))
  await expect(loading).rejects.toMatchObject({ name: 'HostError', code: 'unavailable' })
})
