import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endsWellAtOnce, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { convertCoordinates, getBearing, getDistance } from './index.ts'

const systems = ['wgs84', 'gcj02', 'bd09']
const point = { latitude: [0, 39.9, -90, 90], longitude: [0, 116.4, -180, 180] }
const points = [{ latitude: 39.9, longitude: 116.4 }, { latitude: 0 }, []]

test('unusual options throw an ApiError or give finite numbers', () => {
  fc.assert(
    fc.property(
      oddOptions({ ...point, from: systems, to: systems }),
      oddOptions({ from: points, to: points }),
      (one, two) => {
        endsWellAtOnce(() => {
          const { latitude, longitude } = convertCoordinates(one)
          expect(Number.isFinite(latitude) && Number.isFinite(longitude)).toBe(true)
        })
        endsWellAtOnce(() => expect(getDistance(two)).toBeGreaterThanOrEqual(0))
        endsWellAtOnce(() => expect(getBearing(two)).toBeLessThan(360))
      },
    ),
    oddRuns,
  )
})
