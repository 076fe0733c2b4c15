import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coordinatesText, readLocation, type ShownLocation } from './query.ts'

const limits = { minZoom: 5, maxZoom: 18, openLocationScale: 18 }
const at = { latitude: '48.8584', longitude: '2.2945' }

test('[S2.2] the query contains the place', () => {
  expect(readLocation({ ...at, scale: '12', name: 'Eiffel Tower', address: ' Paris ' }, limits)).toEqual({
    latitude: 48.8584,
    longitude: 2.2945,
    scale: 12,
    name: 'Eiffel Tower',
    address: 'Paris',
  })
})

test.each([
  [undefined, 18],
  ['', 18],
  ['far', 18],
  ['4', 5],
  ['-1', 5],
  ['5', 5],
  ['11.5', 11.5],
  ['18', 18],
  ['19', 18],
  ['Infinity', 18],
  [['7', '8'], 8],
])('[S5.15] [S9.10] the scale %j is %d', (scale, shown) => {
  expect(readLocation({ ...at, ...(scale !== undefined && { scale }) }, limits)?.scale).toBe(shown)
})

test('[S9.10] an app can change the default scale and its limits', () => {
  const own = { minZoom: 3, maxZoom: 12, openLocationScale: 9 }
  expect(readLocation(at, own)?.scale).toBe(9)
  expect(readLocation({ ...at, scale: '1' }, own)?.scale).toBe(3)
  expect(readLocation(at, { ...own, openLocationScale: 18 })?.scale, 'the default is clamped, too').toBe(12)
})

test.each([
  {},
  { latitude: '1' },
  { latitude: '', longitude: '' },
  { latitude: '91', longitude: '0' },
  { latitude: '0', longitude: '181' },
  { latitude: 'x', longitude: '0' },
  { latitude: 'Infinity', longitude: '0' },
])('the query %j has no place', (query) => {
  expect(readLocation(query as never, limits)).toBeUndefined()
})

test('[S5.15] any query gives a scale within the limits, and a point on the earth', () => {
  const text = fc.oneof(fc.string(), fc.double().map(String), fc.array(fc.string()))
  const degrees = fc.oneof(text, fc.double({ min: -100, max: 100, noNaN: true }).map(String))
  const texts: Record<keyof ShownLocation, typeof text> = {
    latitude: degrees,
    longitude: degrees,
    scale: text,
    name: text,
    address: text,
  }
  let found = 0
  fc.assert(
    fc.property(fc.record(texts, { requiredKeys: [] }), (query) => {
      const place = readLocation(query, limits)
      if (!place) return
      found += 1
      expect(place.scale).toBeGreaterThanOrEqual(5)
      expect(place.scale).toBeLessThanOrEqual(18)
      expect(Math.abs(place.latitude)).toBeLessThanOrEqual(90)
      expect(Math.abs(place.longitude)).toBeLessThanOrEqual(180)
    }),
  )
  expect(found).toBeGreaterThan(0)
})

test('coordinates are shown with an accuracy of a metre', () => {
  expect(coordinatesText({ latitude: 48.858_401_9, longitude: -2 })).toBe('48.85840, -2.00000')
})
