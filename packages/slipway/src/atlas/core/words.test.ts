import { expect, test } from 'vitest'
import { completeWord, wordsOf } from './words.ts'

test.each([
  ['Lisbon', 'lisbon'],
  ['São Paulo', 'sao paulo'],
  ['SAO-PAULO', 'sao paulo'],
  ['Xi’an', 'xian'],
  ["xi'an", 'xian'],
  ['İstanbul', 'istanbul'],
  ['Łódź', 'lodz'],
  ['Tromsø', 'tromso'],
  ['Weißenfels', 'weissenfels'],
  ['Đà Nẵng', 'da nang'],
  ['Baden-Baden, Stadt', 'baden baden stadt'],
  ['葡萄牙', '葡萄牙'],
  ['ＴＯＫＹＯ', 'tokyo'],
  [' . ', ''],
  ['', ''],
])('the words of "%s" are "%s"', (name, words) => {
  expect(wordsOf(name).join(' ')).toBe(words)
})

test('an abbreviated word is completed', () => {
  expect([completeWord('st'), completeWord('lisbon')]).toEqual(['saint', 'lisbon'])
})
