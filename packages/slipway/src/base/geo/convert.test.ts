import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convert } from './convert.ts'
import type { CoordinateSystem } from './coordinates.ts'
import { distanceBetween } from './distanceBetween.ts'

const systems: readonly CoordinateSystem[] = ['wgs84', 'gcj02', 'bd09']

/* Reference points published with other implementations: the tests of eviltransform and the readme of coordtransform. */
test.each<[string, CoordinateSystem, CoordinateSystem, [number, number], [number, number]]>([
  ['Shanghai', 'wgs84', 'gcj02', [31.1774276, 121.5272106], [31.17530398364597, 121.531541859215]],
  ['Shenzhen', 'wgs84', 'gcj02', [22.543847, 113.912316], [22.540796131694766, 113.9171764808363]],
  ['Beijing', 'wgs84', 'gcj02', [39.911954, 116.377817], [39.91334545536069, 116.38404722455657]],
  ['Beijing', 'wgs84', 'gcj02', [39.915, 116.404], [39.91640428150164, 116.41024449916938]],
  ['Beijing', 'gcj02', 'bd09', [39.915, 116.404], [39.92133699351021, 116.41036949371029]],
])('%s from %s to %s and back', (_, from, to, [latitude, longitude], expected) => {
  const point = { latitude, longitude }
  const converted = convert(point, from, to)
  expect(converted.latitude).toBeCloseTo(expected[0], 9)
  expect(converted.longitude).toBeCloseTo(expected[1], 9)
  const back = convert(converted, to, from)
  expect(back.latitude).toBeCloseTo(latitude, 9)
  expect(back.longitude).toBeCloseTo(longitude, 9)
})

/* Published by coordtransform, whose inverse is an approximation, and by geoChina, with five decimals. */
test.each<[CoordinateSystem, CoordinateSystem, [number, number], [number, number]]>([
  ['bd09', 'gcj02', [39.915, 116.404], [39.90865673957631, 116.39762729119315]],
  ['gcj02', 'wgs84', [39.915, 116.404], [39.91359571849836, 116.39775550083061]],
  ['gcj02', 'bd09', [39.90245, 116.42703], [39.90851, 116.43351]],
  ['bd09', 'gcj02', [39.90851, 116.43351], [39.90245, 116.42703]],
])('from %s to %s within two metres of the published result', (from, to, [latitude, longitude], expected) => {
  const converted = convert({ latitude, longitude }, from, to)
  expect(distanceBetween(converted, { latitude: expected[0], longitude: expected[1] })).toBeLessThan(2)
})

test('a point of Tiananmen Square is shifted by about 500 metres', () => {
  const wgs84 = { latitude: 39.9087, longitude: 116.3975 }
  const shift = distanceBetween(wgs84, convert(wgs84, 'wgs84', 'gcj02'))
  expect(shift).toBeGreaterThan(500)
  expect(shift).toBeLessThan(600)
})

const system = fc.constantFrom(...systems)
const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** Points of the box that no conversion moves out of it. */
const inside = fc.record({ latitude: degrees(0.85, 55.8), longitude: degrees(72.02, 137.8) })

describe('there and back', () => {
  test('a point in the box is found again with an error of less than 1e-9 degrees', () => {
    fc.assert(
      fc.property(inside, system, system, (point, from, to) => {
        const back = convert(convert(point, from, to), to, from)
        expect(Math.abs(back.latitude - point.latitude)).toBeLessThan(1e-9)
        expect(Math.abs(back.longitude - point.longitude)).toBeLessThan(1e-9)
      }),
      { numRuns: 2_000 },
    )
  })

  test('a point outside the box is the same in all systems', () => {
    const outside = fc
      .record({ latitude: degrees(-90, 90), longitude: degrees(-180, 180) })
      .filter(
        ({ latitude, longitude }) => latitude < 0.8 || latitude > 55.85 || longitude < 71.98 || longitude > 137.86,
      )
    fc.assert(
      fc.property(outside, system, system, (point, from, to) => {
        expect(convert(point, from, to)).toEqual(point)
      }),
      { numRuns: 2_000 },
    )
  })

  test.each([
    ['the meridian of 105°, where the formula has a kink', 35, 105],
    ['the south-western corner of the box', 0.8294, 72.0041],
    ['the north-eastern corner of the box, which the shift leaves', 55.827, 137.8346],
  ])('%s', (_, latitude, longitude) => {
    const back = convert(convert({ latitude, longitude }, 'wgs84', 'gcj02'), 'gcj02', 'wgs84')
    expect(back.latitude).toBeCloseTo(latitude, 9)
    expect(back.longitude).toBeCloseTo(longitude, 9)
  })
})

test('two equal systems give the same point', () => {
  const point = { latitude: 39.9087, longitude: 116.3975 }
  for (const name of systems) expect(convert(point, name, name)).toBe(point)
})
