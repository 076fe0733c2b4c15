import fc from 'fast-check'
import { afterEach, beforeEach, test } from 'vitest'
import { setMapProvider } from '../../base/map/currentMapProvider.ts'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { findNearbyPlaces, photon, reverseGeocode, searchPlaces, tencent } from './index.ts'

const signals = [undefined, AbortSignal.abort(), new AbortController().signal]

const options = oddOptions({
  keyword: ['a'],
  latitude: [48, undefined],
  longitude: [2, undefined],
  radius: [500, undefined],
  cursor: [undefined, '["2"]'],
  limit: [20, undefined],
  signal: signals,
})

let answer: unknown
const host = { fetch: async () => new Response(JSON.stringify(answer) ?? '') }

beforeEach(() => {
  answer = { features: [] }
})
afterEach(() => setMapProvider(undefined))

test('odd options end in a result or an ApiError', async () => {
  setMapProvider(photon({ url: 'https://example.com' }, host))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(searchPlaces, findNearbyPlaces, reverseGeocode), options, (run, odd) =>
      endsWell(() => run(odd)),
    ),
    oddRuns,
  )
})

test.each([
  ['photon', photon({ url: 'https://example.com' }, host)],
  ['tencent', tencent({ proxyUrl: 'https://example.com' }, host)],
])('odd answers of %s end in a result or an ApiError', async (_, provider) => {
  setMapProvider(provider)
  const odd = fc.letrec((tie) => ({
    json: fc.oneof({ depthSize: 'small' }, fc.jsonValue(), tie('photon'), tie('tencent')),
    photon: fc.record({
      features: fc.array(
        fc.record(
          { geometry: fc.record({ coordinates: fc.jsonValue() }), properties: fc.jsonValue() },
          { requiredKeys: [] },
        ),
      ),
    }),
    tencent: fc.record({
      status: fc.constantFrom<unknown>(0, '0', 110, 'a', null),
      count: fc.jsonValue(),
      data: fc.oneof(
        fc.jsonValue(),
        fc.array(fc.record({ id: fc.jsonValue(), title: fc.string(), location: fc.jsonValue() })),
      ),
      result: fc.jsonValue(),
    }),
  })).json
  await fc.assert(
    fc.asyncProperty(odd, fc.constantFrom(findNearbyPlaces, reverseGeocode, searchPlaces), (value, run) => {
      answer = value
      return endsWell(() => run({ keyword: 'a', latitude: 39.9, longitude: 116.4 }))
    }),
    oddRuns,
  )
})
