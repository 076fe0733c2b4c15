import { expect, test } from 'vitest'
import { type DeviceCoordinates, positionOf } from './positionOf.ts'

const here = { latitude: 39.9087, longitude: 116.3975, accuracy: 20 }
const unknown = { ...here, altitude: 0, verticalAccuracy: 0, speed: -1, heading: undefined }

test.each<[string, Partial<DeviceCoordinates>, object]>([
  [
    'a device that reports everything',
    { altitude: 44.5, altitudeAccuracy: 3, speed: 1.4, heading: 270 },
    { altitude: 44.5, verticalAccuracy: 3, speed: 1.4, heading: 270 },
  ],
  [
    'a browser that reports only the coordinates',
    { altitude: null, altitudeAccuracy: null, speed: null, heading: null },
    {},
  ],
  ['absent values', {}, {}],
  ['a device that stands still', { speed: 0, heading: Number.NaN }, { speed: 0 }],
  ['a device that faces north', { speed: 2, heading: 0 }, { speed: 2, heading: 0 }],
  ['a height below the sea', { altitude: -420, altitudeAccuracy: 8 }, { altitude: -420, verticalAccuracy: 8 }],
  ['a height of unknown accuracy', { altitude: 44.5, altitudeAccuracy: null }, { altitude: 44.5 }],
  ['invalid values of iOS', { altitude: 12, altitudeAccuracy: -1, speed: -1, heading: -1 }, {}],
])('%s', (_, reported, expected) => {
  expect(positionOf({ ...here, ...reported })).toEqual({ ...unknown, ...expected })
})

test('the speed is never the altitude', () => {
  expect(positionOf({ ...here, altitude: 44.5, altitudeAccuracy: 3, speed: null }).speed).toBe(-1)
})
