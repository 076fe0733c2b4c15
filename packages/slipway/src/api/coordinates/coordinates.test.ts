import { expect, test } from 'vitest'
import { convertCoordinates, getBearing, getDistance } from './index.ts'

const beijing = { latitude: 39.911954, longitude: 116.377817 }
const paris = { latitude: 48.8584, longitude: 2.2945 }

test('converts coordinates, and returns only latitude and longitude', () => {
  const gcj02 = convertCoordinates({ ...beijing, from: 'wgs84', to: 'gcj02' })
  expect(Object.keys(gcj02)).toEqual(['latitude', 'longitude'])
  expect(gcj02.latitude).toBeCloseTo(39.913345, 6)
  expect(gcj02.longitude).toBeCloseTo(116.384047, 6)
  expect(convertCoordinates({ ...paris, from: 'bd09', to: 'wgs84' })).toEqual(paris)
})

test('returns distance and direction', () => {
  const london = { latitude: 51.5007, longitude: -0.1246 }
  expect(getDistance({ from: paris, to: london })).toBeCloseTo(340_557, -3)
  expect(getBearing({ from: paris, to: london })).toBeCloseTo(330.54, 2)
})

test.each<[string, () => unknown, string]>([
  ['no options', () => convertCoordinates(undefined as never), 'convertCoordinates:fail options must be an object'],
  [
    'an unknown system',
    () => convertCoordinates({ ...beijing, from: 'gcj03' as never, to: 'wgs84' }),
    'convertCoordinates:fail from must be one of wgs84, gcj02, bd09',
  ],
  [
    'no system',
    () => convertCoordinates({ ...beijing, from: 'gcj02' } as never),
    'convertCoordinates:fail to must be one of wgs84, gcj02, bd09',
  ],
  [
    'a latitude out of range',
    () => convertCoordinates({ latitude: 95, longitude: 0, from: 'wgs84', to: 'gcj02' }),
    'convertCoordinates:fail latitude must be a number from -90 to 90',
  ],
  [
    'a missing point',
    () => getDistance({ from: beijing } as never),
    'getDistance:fail to must be an object with latitude and longitude',
  ],
  [
    'a longitude that is not finite',
    () => getBearing({ from: { latitude: 0, longitude: Number.NaN }, to: beijing }),
    'getBearing:fail from.longitude must be a number from -180 to 180',
  ],
])('%s throws `invalid-argument`', (_, call, errMsg) => {
  expect(call).toThrow(expect.objectContaining({ code: 'invalid-argument', errMsg }))
})
