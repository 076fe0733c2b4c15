import { expect, test } from 'vitest'
import { dateFormat, namesOfParts } from './formats.ts'

test('the same arguments return the same format; other arguments, another one', () => {
  expect(dateFormat('en', { year: 'numeric' })).toBe(dateFormat('en', { year: 'numeric' }))
  expect(dateFormat('en', { year: 'numeric' })).not.toBe(dateFormat('fr', { year: 'numeric' }))
  expect(dateFormat('en', { year: 'numeric' })).not.toBe(dateFormat('en', { year: '2-digit' }))
  expect(namesOfParts('en')).toBe(namesOfParts('en'))
  expect([namesOfParts('en').of('month'), namesOfParts('fr').of('month')]).toEqual(['month', 'mois'])
})

test('dates are Gregorian and in UTC, unless the options name another time zone', () => {
  const { calendar, timeZone } = dateFormat('fa-IR', { year: 'numeric' }).resolvedOptions()
  expect([calendar, timeZone]).toEqual(['gregory', 'UTC'])
  expect(dateFormat('en', { timeZone: 'Asia/Tokyo' }).resolvedOptions().timeZone).toBe('Asia/Tokyo')
})

test('unknown arguments are refused each time', () => {
  for (const _ of [1, 2]) expect(() => dateFormat('en', { timeZone: 'Nowhere/Town' })).toThrow(RangeError)
})
