import { expect, test, vi } from 'vitest'
import { localeStore } from '../base/locale/locale.ts'
import { createAtlas } from './atlas.ts'
import { createAtlasCore } from './core/atlasCore.ts'
import { createEngine, type Engine } from './engine.ts'
import { loadPart } from './loadPart.ts'
import type { Atlas, CreateAtlasOptions } from './types.ts'

const inPage = createEngine('small', {
  startWorker: undefined,
  loadPart,
  createCoreInPage: async () => createAtlasCore(),
})
const atlas = createAtlas({}, { engineOf: () => inPage })

test('an atlas names its size and its sources, and loads nothing before the first call', () => {
  const engineOf = vi.fn()
  expect(createAtlas(undefined, { engineOf })).toMatchObject({
    size: 'small',
    attribution: 'Natural Earth · GeoNames (CC BY 4.0)',
  })
  expect(createAtlas({ size: 'large' }, { engineOf }).size).toBe('large')
  expect(engineOf).not.toHaveBeenCalled()
})

test('an unknown size is refused', () => {
  expect(() => createAtlas({ size: 'medium' } as unknown as CreateAtlasOptions)).toThrow(
    'createAtlas:fail size must be one of small, large',
  )
})

const box = { west: -10, east: 0, south: 36, north: 44 }
const lisbon = { latitude: 38.72, longitude: -9.14 }

test.each<[string, (atlas: Atlas) => Promise<unknown>]>([
  ['tile:fail z must be an integer from 0 to 22', (it) => it.tile({ x: 0, y: 0, z: 23 })],
  ['tile:fail z must be an integer from 0 to 22', (it) => it.tile({ x: 0, y: 0, z: Number.NaN })],
  ['tile:fail x must be an integer', (it) => it.tile({ x: 0.5, y: 0, z: 1 })],
  ['tile:fail y must be an integer from 0 to 1', (it) => it.tile({ x: 0, y: 2, z: 1 })],
  ['tile:fail borders must be true or false', (it) => it.tile({ x: 0, y: 0, z: 1, borders: 1 as unknown as boolean })],
  ['tile:fail options must be an object', (it) => it.tile(undefined as never)],
  ['outlines:fail borders must be true or false', (it) => it.outlines({ borders: 'yes' as unknown as boolean })],
  ['places:fail west must be a number from -540 to 540', (it) => it.places({ ...box, west: Number.NaN })],
  ['places:fail east must be a number from -540 to 540', (it) => it.places({ ...box, east: 600 })],
  ['places:fail south must be a number from -90 to 90', (it) => it.places({ ...box, south: -91 })],
  ['places:fail north must be a number from 36 to 90', (it) => it.places({ ...box, north: 30 })],
  ['places:fail limit must be an integer from 1 to 1000', (it) => it.places({ ...box, limit: 0 })],
  ['search:fail keyword must be a string', (it) => it.search({ keyword: 1 as unknown as string })],
  ['search:fail limit must be an integer from 1 to 1000', (it) => it.search({ keyword: 'a', limit: 1001 })],
  ['search:fail offset must be an integer, 0 or more', (it) => it.search({ keyword: 'a', offset: -1 })],
  ['search:fail locale must be a BCP 47 language tag', (it) => it.search({ keyword: 'a', locale: 'not a tag' })],
  ['search:fail longitude must be a number from -180 to 180', (it) => it.search({ keyword: 'a', latitude: 1 })],
  ['search:fail latitude must be a number from -90 to 90', (it) => it.search({ keyword: 'a', longitude: 1 })],
  ['search:fail radius needs latitude and longitude', (it) => it.search({ keyword: 'a', radius: 1 })],
  ['search:fail radius must be a finite number, 0 or more', (it) => it.search({ keyword: 'a', ...lisbon, radius: -1 })],
  ['nearby:fail latitude must be a number from -90 to 90', (it) => it.nearby({ ...lisbon, latitude: 91 })],
  ['nearby:fail radius must be a finite number, 0 or more', (it) => it.nearby({ ...lisbon, radius: Infinity })],
  ['reverse:fail longitude must be a number from -180 to 180', (it) => it.reverse({ latitude: 0, longitude: 181 })],
  ['reverse:fail signal must be an AbortSignal', (it) => it.reverse({ ...lisbon, signal: 1 as never })],
])('%s', async (message, call) => {
  await expect(call(atlas)).rejects.toMatchObject({
    code: 'invalid-argument',
    message: expect.stringContaining(`atlas.${message}`),
  })
})

const calls: readonly [string, (atlas: Atlas, signal: AbortSignal) => Promise<unknown>][] = [
  ['tile', (it, signal) => it.tile({ x: 0, y: 0, z: 0, signal })],
  ['outlines', (it, signal) => it.outlines({ signal })],
  ['places', (it, signal) => it.places({ ...box, signal })],
  ['search', (it, signal) => it.search({ keyword: 'lisbon', signal })],
  ['nearby', (it, signal) => it.nearby({ ...lisbon, signal })],
  ['reverse', (it, signal) => it.reverse({ ...lisbon, signal })],
]

test.each(calls)('%s is cancelled by its signal, before and during the call', async (name, call) => {
  const never: Engine = { run: vi.fn(() => new Promise<never>(() => {})) }
  const waiting = createAtlas({}, { engineOf: () => never })
  await expect(call(waiting, AbortSignal.abort())).rejects.toMatchObject({ api: `atlas.${name}`, code: 'cancelled' })
  expect(never.run).not.toHaveBeenCalled()
  const controller = new AbortController()
  const running = call(waiting, controller.signal)
  controller.abort(new DOMException('', 'TimeoutError'))
  await expect(running).rejects.toMatchObject({ api: `atlas.${name}`, code: 'timeout' })
})

test('a column outside the world continues at the other side', async () => {
  const tile = await atlas.tile({ x: 3, y: 1, z: 2 })
  expect(tile.land.length).toBeGreaterThan(0)
  expect(await atlas.tile({ x: -1, y: 1, z: 2 })).toEqual(tile)
  expect(await atlas.tile({ x: 7, y: 1, z: 2 })).toEqual(tile)
})

test('borders are returned only if requested', async () => {
  const spain = { x: 7, y: 6, z: 4 }
  expect((await atlas.tile(spain)).borders).toEqual([])
  expect((await atlas.tile({ ...spain, borders: true })).borders.length).toBeGreaterThan(0)
})

test('the outlines are coordinates of GeoJSON: closed rings in degrees, outer rings counterclockwise', async () => {
  const { land, borders } = await atlas.outlines({ borders: true })
  expect(land.length).toBeGreaterThan(1_000)
  expect(land.filter((polygon) => polygon.length > 1)).toHaveLength(1)
  for (const [index, ring] of land.flatMap((polygon) => polygon.map((ring, index) => [index, ring] as const))) {
    expect(ring[0]).toEqual(ring.at(-1))
    const area = ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [0, 0]
      return sum + x * nextY - nextX * y
    }, 0)
    expect(area > 0).toBe(index === 0)
  }
  const points = [...land.flat(2), ...borders.flat()]
  expect(points.every(([x, y]) => x >= -180 && x < 200 && y >= -90 && y < 84)).toBe(true)
  const antarctica = land.flat().find((ring) => ring.some(([, latitude]) => latitude === -90)) ?? []
  expect([Math.min(...antarctica.map(([x]) => x)), Math.max(...antarctica.map(([x]) => x))]).toEqual([-180, 180])
  expect((await atlas.outlines()).borders).toEqual([])
})

test('the names of countries are in the language of the app, unless requested otherwise', async () => {
  const initial = localeStore.get()
  localeStore.set({ locale: 'fr', messages: {} })
  expect((await atlas.search({ keyword: 'londres' })).places).toEqual([])
  expect((await atlas.search({ keyword: 'germany' })).places[0]?.name).toBe('Allemagne')
  expect((await atlas.reverse({ ...lisbon, locale: 'zh-Hans' }))?.address).toBe('葡萄牙')
  localeStore.set(initial)
})

test('pages of a list follow each other, and the last one has no more', async () => {
  const all = await atlas.search({ keyword: 'san', limit: 1000 })
  expect(all.hasMore).toBe(false)
  const first = await atlas.search({ keyword: 'san', limit: 7 })
  const second = await atlas.search({ keyword: 'san', limit: 7, offset: 7 })
  expect([first.hasMore, second.hasMore]).toEqual([true, true])
  expect([...first.places, ...second.places]).toEqual(all.places.slice(0, 14))
  expect(await atlas.search({ keyword: 'san', offset: 5_000 })).toEqual({ places: [], hasMore: false })
  expect(await atlas.nearby({ ...lisbon, limit: 1 })).toMatchObject({ places: [{ name: 'Lisbon' }], hasMore: true })
})

test('the most populous places of a box are returned for labels', async () => {
  const names = (await atlas.places({ ...box, limit: 3 })).map(({ name }) => name)
  expect(names).toEqual(['Madrid', 'Valencia', 'Sevilla'])
})

test('no city is far from the sea', async () => {
  expect(await atlas.reverse({ latitude: 30, longitude: -40 })).toBeUndefined()
  expect((await atlas.reverse(lisbon))?.name).toBe('Lisbon')
})
