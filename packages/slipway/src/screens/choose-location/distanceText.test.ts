import { expect, test } from 'vitest'
import { distanceText } from './distanceText.ts'

test.each([
  [0, 'en', '0 m'],
  [350.4, 'en', '350 m'],
  [999, 'en', '999 m'],
  [1_234, 'en', '1.2 km'],
  [1_234, 'fr', '1,2\u202fkm'],
  [12_345, 'en', '12 km'],
  [5_311_000, 'en', '5,311 km'],
])('%d metres in %s are "%s"', (meters, locale, text) => {
  expect(distanceText(meters, locale).replaceAll('\u00a0', '\u202f')).toBe(text)
})
