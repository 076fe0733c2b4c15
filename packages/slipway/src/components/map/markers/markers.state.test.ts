import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { worldOf } from '../camera/mercator.ts'
import { clustersOf } from './clusters.state.ts'
import { positionOnPath } from './path.state.ts'

const points = fc.array(
  fc.record({
    id: fc.integer({ min: 0, max: 1_000 }),
    latitude: fc.double({ min: 38, max: 39, noNaN: true }),
    longitude: fc.double({ min: -10, max: -9, noNaN: true }),
  }),
  { maxLength: 40 },
)

describe('clusters', () => {
  test('contain each point once, and no points that are farther away than the gap from the first', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 5, max: 18 }), (all, zoom) => {
        const { clusters, single } = clustersOf(all, zoom, 60)
        expect([...clusters.flatMap(({ members }) => members), ...single]).toHaveLength(all.length)
        for (const { members } of clusters) {
          const [first] = members
          expect(members.length).toBeGreaterThan(1)
          if (!first) continue
          const at = worldOf(first, zoom)
          for (const member of members) {
            const other = worldOf(member, zoom)
            expect(Math.hypot(other.x - at.x, other.y - at.y)).toBeLessThanOrEqual(120)
          }
        }
      }),
    )
  })

  test('break up at a higher zoom', () => {
    const pair = [
      { latitude: 38.72, longitude: -9.14 },
      { latitude: 38.721, longitude: -9.141 },
    ]
    expect(clustersOf(pair, 8, 60)).toMatchObject({ clusters: [{ members: pair }], single: [] })
    expect(clustersOf(pair, 18, 60)).toEqual({ clusters: [], single: pair })
  })
})

describe('a position on a path', () => {
  const path = [
    { latitude: 0, longitude: 0 },
    { latitude: 0, longitude: 2 },
    { latitude: 1, longitude: 2 },
  ]
  test.each([
    [-1, 0, 0, 90],
    [0, 0, 0, 90],
    [1 / 3, 0, 1, 90],
    [0.9, 0.7, 2, 0],
    [1, 1, 2, 0],
    [7, 1, 2, 0],
  ])('after %d of it', (share, latitude, longitude, bearing) => {
    const at = positionOnPath(path, share)
    expect(at?.latitude).toBeCloseTo(latitude, 3)
    expect(at?.longitude).toBeCloseTo(longitude, 3)
    expect(at?.bearing).toBeCloseTo(bearing, 3)
  })

  test('crosses the date line on the short way', () => {
    const at = positionOnPath(
      [
        { latitude: 0, longitude: 179 },
        { latitude: 0, longitude: -179 },
      ],
      0.75,
    )
    expect(at?.longitude).toBeCloseTo(-179.5)
  })

  test('of one point is this point, and of none does not exist', () => {
    expect(positionOnPath([{ latitude: 3, longitude: 4 }], 0.5)).toEqual({ latitude: 3, longitude: 4, bearing: 0 })
    expect(positionOnPath([], 0.5)).toBeUndefined()
  })
})
