import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateTime } from './moment.ts'
import { instantOf, momentAt, zoneName } from './zonedTime.ts'

const read = (text: string) => dateTime.read(text) ?? []
const instant = (text: string, zone: string) => new Date(instantOf(read(text), zone)).toISOString()

test.each([
  ['2026-11-21T14:30', 'UTC', '2026-11-21T14:30:00.000Z'],
  ['2026-11-21T14:30', 'Asia/Tokyo', '2026-11-21T05:30:00.000Z'],
  ['2026-11-21T14:30', 'Asia/Kolkata', '2026-11-21T09:00:00.000Z'],
  ['2026-11-21T14:30', 'America/New_York', '2026-11-21T19:30:00.000Z'],
  ['2026-07-21T14:30', 'America/New_York', '2026-07-21T18:30:00.000Z'],
  ['2026-11-21T00:10', 'Pacific/Kiritimati', '2026-11-20T10:10:00.000Z'],
  ['2026-11-21', 'Europe/Berlin', '2026-11-20T23:00:00.000Z'],
])('%s in %s is %s', (text, zone, expected) => {
  expect(instant(text, zone)).toBe(expected)
})

test('a skipped time is moved forward, a time that exists twice is the first one', () => {
  // Clocks in Berlin are set from 2:00 to 3:00 on March 29, and from 3:00 to 2:00 on October 25.
  expect(instant('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  expect(momentAt(Date.parse('2026-03-29T01:30Z'), 'Europe/Berlin')).toEqual([2026, 3, 29, 3, 30])
  expect(instant('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
})

test('without a zone, times are those of the device', () => {
  const date = new Date(2026, 10, 21, 14, 30)
  expect(instantOf([2026, 11, 21, 14, 30], undefined)).toBe(date.getTime())
  expect(momentAt(date.getTime() + 59_999, undefined)).toEqual([2026, 11, 21, 14, 30])
})

test('each minute of a zone has an instant with that time', () => {
  const zones = [
    'UTC',
    'Asia/Kathmandu',
    'Europe/Berlin',
    'America/St_Johns',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: Date.parse('1975-01-01'), max: Date.parse('2035-01-01') }),
      (zone, time) => {
        const moment = momentAt(time, zone)
        expect(momentAt(instantOf(moment, zone), zone)).toEqual(moment)
      },
    ),
    { numRuns: 200 },
  )
})

test('years before 100 are not years of the 20th century', () => {
  expect(instant('0026-11-21T14:30', 'UTC')).toBe('0026-11-21T14:30:00.000Z')
})

test('an unknown zone is refused', () => {
  expect(() => instantOf([2026, 11, 21, 14, 30], 'Europe/Atlantis')).toThrow(RangeError)
})

test.each([
  ['en', 'short', 'GMT+9'],
  ['en', 'long', 'Japan Standard Time'],
  ['fr', 'long', 'heure normale du Japon'],
] as const)('the name of a zone in %s, %s, is %s', (locale, length, name) => {
  expect(zoneName(locale, 'Asia/Tokyo', 0, length)).toBe(name)
})
