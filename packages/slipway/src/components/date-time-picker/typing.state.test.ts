import { expect, test } from 'vitest'
import { dateTime } from '../../base/moment/moment.ts'
import { momentText } from './momentText.ts'
import {
  directionOf,
  halfNames,
  hasTwelveHours,
  hourOf,
  readPasted,
  readTyped,
  twelveOf,
  typedItems,
  yearOf,
} from './typing.state.ts'

const names = ['y', 'm', 'd', 'H', 'M']
const layout = (locale: string, parts: number, isTwelve: boolean) =>
  typedItems(locale, parts, isTwelve)
    .map((item) => ('text' in item ? item.text : 'half' in item ? 'AM' : names[item.part]))
    .join('')

test.each([
  ['en', 5, true, 'm/d/y, H:M AM'],
  ['en', 3, true, 'm/d/y'],
  ['de', 5, false, 'd.m.y, H:M'],
  ['fr', 5, false, 'd/m/y H:M'],
  ['ja', 5, false, 'y/m/d H:M'],
  ['zh-Hans', 3, false, 'y/m/d'],
])('the fields in %s with %i parts, twelve hours: %s, are %s', (locale, parts, isTwelve, expected) => {
  expect(layout(locale, parts, isTwelve).replace(/\s/g, ' ')).toBe(expected)
})

test.each([
  ['en', true],
  ['de', false],
  ['ja', false],
  ['ar-EG', true],
])('%s has twelve hours: %s', (locale, expected) => {
  expect(hasTwelveHours(locale)).toBe(expected)
})

test.each([
  ['en', 'ltr'],
  ['he', 'ltr'],
  ['ar-EG', 'rtl'],
])('the fields in %s are read %s', (locale, direction) => {
  expect(directionOf(typedItems(locale, 5, true))).toBe(direction)
})

test('hours of twelve', () => {
  expect(halfNames('en')).toEqual(['AM', 'PM'])
  expect([0, 1, 11, 12, 13, 23].map(twelveOf)).toEqual([12, 1, 11, 12, 1, 11])
  expect([hourOf(12, 0), hourOf(1, 0), hourOf(12, 1), hourOf(11, 1)]).toEqual([0, 1, 12, 23])
})

const month = { first: 1, last: 12 }
const minute = { first: 0, last: 59 }
test.each([
  ['1', month, { digits: '1', number: 1, isComplete: false }],
  ['2', month, { digits: '2', number: 2, isComplete: true }],
  ['12', month, { digits: '12', number: 12, isComplete: true }],
  ['13', month, { digits: '3', number: 3, isComplete: true }],
  ['0', month, { digits: '0', number: undefined, isComplete: false }],
  ['00', month, { digits: '00', number: undefined, isComplete: false }],
  ['09', month, { digits: '09', number: 9, isComplete: true }],
  ['112', month, { digits: '12', number: 12, isComplete: true }],
  ['', month, { digits: '', number: undefined, isComplete: false }],
  ['x', month, { digits: '', number: undefined, isComplete: false }],
  ['0', minute, { digits: '0', number: 0, isComplete: false }],
  ['00', minute, { digits: '00', number: 0, isComplete: true }],
  ['6', minute, { digits: '6', number: 6, isComplete: true }],
  ['٣٠', minute, { digits: '30', number: 30, isComplete: true }],
  ['2026', { first: 1, last: 9_999 }, { digits: '2026', number: 2026, isComplete: true }],
  ['202', { first: 1, last: 9_999 }, { digits: '202', number: 202, isComplete: false }],
])('%j in %j is %j', (text, range, typed) => {
  expect(readTyped(text, range)).toEqual(typed)
})

test.each([
  ['26', 2026, 2026],
  ['75', 2026, 2075],
  ['77', 2026, 1977],
  ['5', 2026, 2005],
  ['99', 2001, 1999],
  ['1850', 2026, 1850],
])('the digits %s of a year in %i are %i', (digits, thisYear, year) => {
  expect(yearOf(digits, thisYear)).toBe(year)
})

test.each([
  ['2026-11-21T14:30', '2026-11-21T14:30'],
  ['On 2026-11-21 14:30:00', '2026-11-21T14:30'],
  ['2026-11-21', '2026-11-21'],
  ['21/11/2026', undefined],
])('the pasted text %j is %j', (text, found) => {
  expect(readPasted(text)).toBe(found)
})

test.each([
  [['2026-11-21T14:30'], 'en', true, undefined, 'Nov 21, 2026, 2:30 PM'],
  [['2026-11-21T14:30'], 'en', false, 'Asia/Tokyo', 'Nov 21, 2026, 14:30 GMT+9'],
  [['2026-11-21'], 'en', true, 'Asia/Tokyo', 'Nov 21, 2026'],
  [['2026-11-21'], 'fr', false, undefined, '21 nov. 2026'],
  [['2026-11-21T09:00', '2026-11-21T10:30'], 'en', true, undefined, 'Nov 21, 2026, 9:00 – 10:30 AM'],
  [['2026-11-21', '2026-11-28'], 'en', true, undefined, 'Nov 21 – 28, 2026'],
  [[], 'en', true, undefined, ''],
])('the text of %j in %s, twelve hours: %s, in the zone %s, is %j', (texts, locale, isTwelveHours, timeZone, text) => {
  const moments = texts.map((each) => dateTime.read(each) ?? [])
  expect(momentText(moments, { locale, isTwelveHours, timeZone }).replace(/\s/g, ' ')).toBe(text)
})
