import { expect, test } from 'vitest'
import { headingOf } from './headingOf.ts'

test.each([
  ['Safari', { webkitCompassHeading: 90, alpha: 12, absolute: false }, 0, 90],
  ['Safari, turned to landscape', { webkitCompassHeading: 300, alpha: 0 }, 90, 30],
  ['Android', { alpha: 90, absolute: true }, 0, 270],
  ['Android, turned to landscape', { alpha: 90, absolute: true }, 90, 0],
  ['a device that only knows relative turns', { alpha: 90, absolute: false }, 0, undefined],
  ['a device without a sensor', { alpha: null, absolute: true }, 0, undefined],
  ['an empty event', {}, 0, undefined],
])('%s', (_, facts, screenAngle, heading) => expect(headingOf(facts, screenAngle)).toBe(heading))
