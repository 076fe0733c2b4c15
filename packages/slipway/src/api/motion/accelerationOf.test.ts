import { expect, test } from 'vitest'
import { accelerationOf } from './accelerationOf.ts'

const g = 9.80665

test.each([
  ['on a table, on Android', { x: 0, y: 0, z: g }, false, { x: -0, y: -0, z: -1 }],
  ['on a table, on iOS', { x: 0, y: 0, z: -g }, true, { x: 0, y: 0, z: -1 }],
  ['upright, on Android', { x: 0, y: g, z: 0 }, false, { x: -0, y: -1, z: -0 }],
  ['half of gravity to the right, on iOS', { x: g / 2, y: 0, z: 0 }, true, { x: 0.5, y: 0, z: 0 }],
  ['without a sensor', { x: null, y: null, z: null }, false, undefined],
  ['with two axes only', { x: 0, y: 0, z: null }, false, undefined],
  ['with an empty event', null, true, undefined],
])('%s', (_, reported, isApple, acceleration) => expect(accelerationOf(reported, isApple)).toEqual(acceleration))
