import { expect, test } from 'vitest'
import { checkCoordinates } from './checkCoordinates.ts'

test('returns a copy with only the coordinates', () => {
  expect(checkCoordinates('moveToLocation', { latitude: -90, longitude: 180, scale: 5 })).toEqual({
    latitude: -90,
    longitude: 180,
  })
})

test.each<[unknown, string | undefined, string]>([
  [{ latitude: 91, longitude: 0 }, undefined, 'latitude must be a number from -90 to 90'],
  [{ latitude: '39', longitude: 116 }, undefined, 'latitude must be a number from -90 to 90'],
  [{ latitude: 0, longitude: -180.5 }, undefined, 'longitude must be a number from -180 to 180'],
  [{ latitude: Number.NaN, longitude: 0 }, 'from', 'from.latitude must be a number from -90 to 90'],
  [{ latitude: 0, longitude: Infinity }, 'to', 'to.longitude must be a number from -180 to 180'],
  [{ latitude: 0 }, undefined, 'longitude must be a number from -180 to 180'],
  [undefined, 'to', 'to must be an object with latitude and longitude'],
  [null, undefined, 'coordinates must be an object with latitude and longitude'],
])('rejects %j of %s', (value, field, detail) => {
  expect(() => checkCoordinates('getDistance', value, field)).toThrow(
    expect.objectContaining({ code: 'invalid-argument', errMsg: `getDistance:fail ${detail}` }),
  )
})
