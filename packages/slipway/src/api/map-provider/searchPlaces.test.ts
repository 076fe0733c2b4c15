import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../base/call/ApiError.ts'
import { HostError } from '../../base/call/HostError.ts'
import { chooseLocationDefaults } from '../../base/defaults/defaults.ts'
import { setMapProvider } from '../../base/map/currentMapProvider.ts'
import type { FoundPlace, PlacePage, PlaceSource } from '../../base/map/mapProvider.ts'
import { findNearbyPlaces, reverseGeocode, searchPlaces } from './index.ts'

const paris = { latitude: 48.8584, longitude: 2.2945 }

/** A source with a place every 100 metres to the north of the tower. */
function setSource(page: Partial<PlacePage> = {}) {
  const places: readonly FoundPlace[] = [0, 1, 2].map((index) => ({
    ...{ id: String(index), name: `Place ${index}`, address: '' },
    ...{ latitude: paris.latitude + index * 0.0009, longitude: paris.longitude },
  }))
  const result = async () => ({ places, nextCursor: undefined, ...page })
  const source = {
    attribution: '© Test',
    searchesWhileTyping: true,
    search: vi.fn<PlaceSource['search']>(result),
    nearby: vi.fn<PlaceSource['nearby']>(result),
    reverse: vi.fn<PlaceSource['reverse']>(async () => places[0]),
  }
  setMapProvider({ name: 'Test', coordinateSystem: 'wgs84', attribution: '© Test', places: source })
  return source
}

afterEach(() => setMapProvider(undefined))

test('a page has 20 places, and the radius is 5000 m', async () => {
  const source = setSource()
  await findNearbyPlaces(paris)
  expect(source.nearby).toHaveBeenCalledWith({
    ...{ ...paris, radius: 5_000, limit: 20, cursor: undefined, locale: 'en' },
    signal: expect.any(AbortSignal),
  })
  await searchPlaces({ keyword: 'a' })
  expect(source.search).toHaveBeenCalledWith(
    expect.objectContaining({ keyword: 'a', limit: 20, radius: undefined, cursor: undefined }),
  )
})

test('overridden defaults have effect', async () => {
  const source = setSource()
  const { pageSize, radiusMeters } = chooseLocationDefaults
  Object.assign(chooseLocationDefaults, { pageSize: 7, radiusMeters: 100 })
  await findNearbyPlaces(paris)
  Object.assign(chooseLocationDefaults, { pageSize, radiusMeters })
  expect(source.nearby).toHaveBeenCalledWith(expect.objectContaining({ radius: 100, limit: 7 }))
})

test('the result has the attribution of the source', async () => {
  setSource()
  expect(await searchPlaces({ keyword: 'a' })).toMatchObject({ attribution: '© Test', nextCursor: undefined })
})

test('places beyond the radius are removed, also if the source ignores it', async () => {
  setSource()
  const near = await searchPlaces({ keyword: 'a', ...paris, radius: 150 })
  expect(near.places.map(({ name }) => name)).toEqual(['Place 0', 'Place 1'])
  expect((await findNearbyPlaces({ ...paris, radius: 50 })).places).toHaveLength(1)
  expect((await searchPlaces({ keyword: 'a', ...paris })).places).toHaveLength(3)
})

test('the next page has the cursor of the source', async () => {
  const source = setSource({ nextCursor: 'page 2' })
  const { nextCursor } = await searchPlaces({ keyword: 'a' })
  expect(await searchPlaces({ keyword: 'a', cursor: nextCursor })).toMatchObject({ places: [], nextCursor: undefined })
  expect(source.search).toHaveBeenLastCalledWith(expect.objectContaining({ cursor: 'page 2' }))
})

test('[S7.5] reverse geocoding returns the place at a point', async () => {
  const source = setSource()
  expect(await reverseGeocode(paris)).toMatchObject({ name: 'Place 0' })
  source.reverse.mockResolvedValueOnce(undefined)
  expect(await reverseGeocode(paris)).toBeUndefined()
})

test.each([
  [new HostError('denied', 'the quota is exhausted'), 'denied'],
  [new HostError('unavailable', 'the service cannot be reached'), 'unavailable'],
  [new TypeError('odd'), 'failed'],
])('%s of the source is reported under the function’s name', async (error, code) => {
  const source = setSource()
  source.search.mockRejectedValue(error)
  await expect(searchPlaces({ keyword: 'a' })).rejects.toMatchObject({
    code,
    errMsg: `searchPlaces:fail ${error.message}`,
  })
})

test('an error of another function is reported under the function’s name', async () => {
  const source = setSource()
  source.reverse.mockRejectedValue(new ApiError('atlas.reverse', 'unavailable', 'the data cannot be loaded'))
  const rejection = { code: 'unavailable', errMsg: 'reverseGeocode:fail the data cannot be loaded' }
  await expect(reverseGeocode(paris)).rejects.toMatchObject(rejection)
})

test('an aborted call ends at once, even if the source ignores the signal', async () => {
  const source = setSource()
  source.search.mockReturnValue(new Promise(() => {}))
  const controller = new AbortController()
  const call = searchPlaces({ keyword: 'a', signal: controller.signal })
  await Promise.resolve()
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'searchPlaces:fail abort' })
})

const degrees = 'latitude must be a number from -90 to 90'

test.each<[string, () => Promise<unknown>, string]>([
  ['searchPlaces', () => searchPlaces({ keyword: '' }), 'keyword must be a non-empty string'],
  ['searchPlaces', () => searchPlaces({ keyword: 7 } as never), 'keyword must be a non-empty string'],
  ['searchPlaces', () => searchPlaces({ keyword: 'a', longitude: 1 }), degrees],
  ['searchPlaces', () => searchPlaces({ keyword: 'a', radius: 5 }), 'radius needs latitude and longitude'],
  ['searchPlaces', () => searchPlaces({ keyword: 'a', limit: 0 }), 'limit must be an integer from 1 to 100'],
  ['searchPlaces', () => searchPlaces({ keyword: 'a', limit: 1.5 }), 'limit must be an integer from 1 to 100'],
  ['searchPlaces', () => searchPlaces({ keyword: 'a', limit: 101 }), 'limit must be an integer from 1 to 100'],
  [
    'searchPlaces',
    () => searchPlaces({ keyword: 'a', cursor: '20' }),
    'cursor must be the nextCursor of an earlier result',
  ],
  ['searchPlaces', () => searchPlaces({ keyword: 'a', signal: {} } as never), 'signal must be an AbortSignal'],
  ['findNearbyPlaces', () => findNearbyPlaces({ longitude: 1 } as never), degrees],
  ['findNearbyPlaces', () => findNearbyPlaces({ ...paris, radius: 0 }), 'radius must be a finite number, 1 or more'],
  ['reverseGeocode', () => reverseGeocode({ latitude: 91, longitude: 1 }), degrees],
])('%s rejects an invalid option', async (api, call, detail) => {
  const source = setSource()
  await expect(call()).rejects.toMatchObject({ code: 'invalid-argument', errMsg: `${api}:fail ${detail}` })
  for (const method of [source.search, source.nearby, source.reverse]) expect(method).not.toHaveBeenCalled()
})
