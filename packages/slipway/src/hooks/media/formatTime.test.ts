import { expect, test } from 'vitest'
import { formatTime } from './formatTime.ts'
import { spokenTime } from './spokenTime.ts'

test.each([
  [0, '0:00'],
  [5.9, '0:05'],
  [65, '1:05'],
  [600, '10:00'],
  [3_723, '1:02:03'],
  [36_000, '10:00:00'],
  [-3, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text)
})

test.each([
  [0, 'en', '0 seconds'],
  [65, 'en', '1 minute 5 seconds'],
  [3_600, 'en', '1 hour'],
  [7_384, 'fr', '2 heures 3 minutes 4 secondes'],
  [Number.NaN, 'en', '0 seconds'],
])('%d seconds are announced in %s as %s', (seconds, locale, text) => {
  // Some languages use spaces that do not break.
  expect(spokenTime(seconds, locale).replaceAll(/\s/g, ' ')).toBe(text)
})
