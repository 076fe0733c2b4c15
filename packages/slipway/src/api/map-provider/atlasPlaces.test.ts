import { expect, test, vi } from 'vitest'
import { atlasPlaces, type SearchableAtlas } from './atlasPlaces.ts'

const paris = {
  id: '1',
  name: 'Paris',
  address: 'France',
  latitude: 48.85,
  longitude: 2.35,
  distance: 5,
  population: 2,
}
const place = { id: '1', name: 'Paris', address: 'France', latitude: 48.85, longitude: 2.35, distance: 5 }
const common = { limit: 1, locale: 'fr', signal: new AbortController().signal }

function setUp(hasMore: boolean) {
  const page = vi.fn(async () => ({ places: [paris], hasMore }))
  const atlas: SearchableAtlas = { attribution: '© A', search: page, nearby: page, reverse: async () => paris }
  return { page, source: atlasPlaces(atlas) }
}

test('pages of the atlas have offsets as cursors', async () => {
  const { page, source } = setUp(true)
  expect(await source.search({ ...common, keyword: 'paris' })).toEqual({ places: [place], nextCursor: '1' })
  expect(page).toHaveBeenLastCalledWith({ ...common, keyword: 'paris', offset: 0 })
  await source.search({ ...common, keyword: 'paris', cursor: '20', latitude: 1, longitude: 2, radius: 3 })
  expect(page).toHaveBeenLastCalledWith({
    ...common,
    keyword: 'paris',
    offset: 20,
    latitude: 1,
    longitude: 2,
    radius: 3,
  })
  await source.nearby({ ...common, latitude: 1, longitude: 2, radius: 3 })
  expect(page).toHaveBeenLastCalledWith({ ...common, latitude: 1, longitude: 2, radius: 3, offset: 0 })
})

test('the last page has no cursor, and places have only the fields of all sources', async () => {
  const { source } = setUp(false)
  expect(await source.nearby({ ...common, latitude: 1, longitude: 2, radius: 3 })).toEqual({
    places: [place],
    nextCursor: undefined,
  })
  expect(await source.reverse({ ...common, latitude: 1, longitude: 2 })).toEqual(place)
  expect(source).toMatchObject({ attribution: '© A', searchesWhileTyping: true })
})
