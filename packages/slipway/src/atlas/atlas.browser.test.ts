import { expect, test } from 'vitest'
import { createAtlas } from './atlas.ts'
import { createEngine, platformHost } from './engine.ts'
import type { Atlas } from './types.ts'

const inWorker = createAtlas()
const pageEngine = createEngine('small', { ...platformHost, startWorker: undefined })
const inPage = createAtlas({}, { engineOf: () => pageEngine })

const lisbon = { latitude: 38.72, longitude: -9.14 }

test.each<[string, (atlas: Atlas) => Promise<unknown>]>([
  ['tile', (atlas) => atlas.tile({ x: 7, y: 6, z: 4, borders: true })],
  ['outlines', (atlas) => atlas.outlines({ borders: true })],
  ['places', (atlas) => atlas.places({ west: -10, south: 36, east: 0, north: 44 })],
  ['search', (atlas) => atlas.search({ keyword: 'lisbn', ...lisbon, locale: 'zh-Hans' })],
  ['nearby', (atlas) => atlas.nearby(lisbon)],
  ['reverse', (atlas) => atlas.reverse(lisbon)],
])('%s returns the same from the worker and from the page', async (_, call) => {
  const result = await call(inWorker)
  expect(result).toBeTruthy()
  expect(await call(inPage)).toEqual(result)
})

test('the arrays of a tile are parts of one buffer, which the worker passes without a copy', async () => {
  const { land } = await inWorker.tile({ x: 7, y: 5, z: 4 })
  expect(land.length).toBeGreaterThan(1)
  expect(new Set(land.map(({ buffer }) => buffer)).size).toBe(1)
})

test('a call is cancelled at once, and the worker continues', async () => {
  const controller = new AbortController()
  const call = inWorker.search({ keyword: 'lisbon', signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled' })
  expect((await inWorker.search({ keyword: 'lisbon' })).places[0]?.name).toBe('Lisbon')
})

test('many calls at the same time get their own results', async () => {
  const names = ['Paris', 'London', 'Madrid', 'Tokyo', 'Cairo']
  const results = await Promise.all(names.map((keyword) => inWorker.search({ keyword })))
  expect(results.map(({ places }) => places[0]?.name)).toEqual(names)
})
