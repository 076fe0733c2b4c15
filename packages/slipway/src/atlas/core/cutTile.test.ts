import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { data as largeBorders } from '../data/largeBorders.ts'
import { data as largeLand } from '../data/largeLand.ts'
import { data as smallBorders } from '../data/smallBorders.ts'
import { data as smallLand } from '../data/smallLand.ts'
import { cutLines, cutRings } from './cutTile.ts'
import { createLevels } from './levels.ts'
import { mercatorX, mercatorY } from './mercator.ts'

const sizes = [
  ['small', createLevels(smallLand), createLevels(smallBorders)],
  ['large', createLevels(largeLand), createLevels(largeBorders)],
] as const

/** The tile at a zoom level that contains a point, and the position of the point within it. */
function tileWith(latitude: number, longitude: number, z: number) {
  const [x, y] = [mercatorX(longitude) * 2 ** z, mercatorY(latitude) * 2 ** z]
  const tile = { x: Math.min(2 ** z - 1, Math.floor(x)), y: Math.min(2 ** z - 1, Math.max(0, Math.floor(y))), z }
  return { tile, point: [(x - tile.x) * 4096, (y - tile.y) * 4096] as const }
}

/** Whether a point is in the area of rings by the rule `evenodd`. */
function isInside(rings: readonly Int16Array[], [x, y]: readonly [number, number]): boolean {
  let inside = false
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2) {
      const [x1 = 0, y1 = 0] = ring.subarray(at, at + 2)
      const next = (at + 2) % ring.length
      const [x2 = 0, y2 = 0] = ring.subarray(next, next + 2)
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
    }
  }
  return inside
}

const wholeTile = [-64, -64, 4160, -64, 4160, 4160, -64, 4160]

const places = [
  ['Madrid', 40.4, -3.7, true],
  ['Ulaanbaatar', 47.9, 106.9, true],
  ['Alice Springs', -23.7, 133.87, true],
  ['the Antarctic', -84.9, 10, true],
  ['Chukotka, west of the date line', 67, 178, true],
  ['Chukotka, east of the date line', 67, -176, true],
  ['the Atlantic', 30, -40, false],
  ['the Pacific at the date line', 0, 180, false],
  ['the Caspian Sea', 41.5, 50.7, false],
  ['the Arctic Ocean', 84.9, 0, false],
] as const

const anyTile = fc.integer({ min: 0, max: 22 }).chain((z) =>
  // Most tiles are in the sea, so half of them are at coasts.
  fc
    .oneof(
      fc.tuple(fc.double({ min: -85, max: 85, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true })),
      fc.constantFrom([38.7, -9.4] as const, [59.9, 10.6] as const, [-16.8, 180] as const, [68.98, 180] as const),
    )
    .map(([latitude, longitude]) => tileWith(latitude, longitude, z).tile),
)

describe.each(sizes)('the map of the %s size', (_, land, borders) => {
  test.each(places)('contains %s as on the globe, at all zoom levels', (_, latitude, longitude, isLand) => {
    for (let z = 0; z <= 22; z++) {
      const { tile, point } = tileWith(latitude, longitude, z)
      expect([z, isInside(cutRings(land.at(z), tile), point)]).toEqual([z, isLand])
    }
  })

  test.each([
    ['in the Atlantic', 30, -40],
    ['in the Caspian Sea', 41.5, 50.7],
  ])('a tile completely %s has no rings', (_, latitude, longitude) => {
    expect(cutRings(land.at(9), tileWith(latitude, longitude, 9).tile)).toEqual([])
  })

  test.each([
    ['Asia', 47.9, 100, 7],
    ['a street in Madrid', 40.4, -3.7, 18],
    ['the Antarctic at the date line', -84.9, 180, 8],
    ['the Antarctic beyond the date line', -84.9, -180, 8],
  ])('a tile completely in %s has one ring around it', (_, latitude, longitude, z) => {
    expect(cutRings(land.at(z), tileWith(latitude, longitude, z).tile).map((ring) => [...ring])).toEqual([wholeTile])
  })

  test('the rings of any tile stay within the strip around it, have an area and no repeated points', () => {
    fc.assert(
      fc.property(anyTile, (tile) => {
        for (const ring of cutRings(land.at(tile.z), tile)) {
          expect(ring.length).toBeGreaterThanOrEqual(6)
          expect(ring.every((value) => value >= -64 && value <= 4160)).toBe(true)
          for (let at = 2; at < ring.length; at += 2) {
            expect(ring[at] === ring[at - 2] && ring[at + 1] === ring[at - 1]).toBe(false)
          }
        }
      }),
    )
  })

  test('the lines of any tile stay within the strip around it', () => {
    fc.assert(
      fc.property(anyTile, (tile) => {
        for (const line of cutLines(borders.at(tile.z), tile)) {
          expect(line.length).toBeGreaterThanOrEqual(4)
          expect(line.every((value) => value >= -64 && value <= 4160)).toBe(true)
        }
      }),
    )
  })

  test('a tile and its four parts have the same land, except near the coast', () => {
    const point = fc.double({ min: 0, max: 4095, noNaN: true })
    fc.assert(
      fc.property(anyTile, point, point, ({ x, y, z }, atX, atY) => {
        fc.pre(z >= 10 && z < 22)
        const part = { x: x * 2 + (atX >= 2048 ? 1 : 0), y: y * 2 + (atY >= 2048 ? 1 : 0), z: z + 1 }
        const inPart = [(atX % 2048) * 2, (atY % 2048) * 2] as const
        const rings = cutRings(land.at(z), { x, y, z })
        // Rounded points of the coast may be on the other side.
        const around = [-2, 0, 2].flatMap((dx) => [-2, 0, 2].map((dy) => isInside(rings, [atX + dx, atY + dy])))
        fc.pre(new Set(around).size === 1)
        expect(isInside(cutRings(land.at(z + 1), part), inPart)).toBe(around[0])
      }),
    )
  })

  test('the border between Portugal and Spain is in its tile, and the sea has no borders', () => {
    expect(cutLines(borders.at(7), tileWith(38.9, -7, 7).tile)).not.toEqual([])
    expect(cutLines(borders.at(7), tileWith(30, -40, 7).tile)).toEqual([])
  })

  test('the strip beyond the edge of the map shows the other side of the world', () => {
    const { tile, point } = tileWith(67, -179.9, 4)
    const eastern = { ...tile, x: 15 }
    expect(isInside(cutRings(land.at(4), tile), point)).toBe(true)
    expect(isInside(cutRings(land.at(4), eastern), [4096 + point[0], point[1]])).toBe(true)
  })
})
