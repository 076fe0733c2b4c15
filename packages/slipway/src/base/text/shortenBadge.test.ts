import { expect, test } from 'vitest'
import { shortenBadge } from './shortenBadge.ts'

test.each([
  ['an empty text', '', ''],
  ['one digit', '7', '7'],
  ['three characters', '999', '999'],
  ['four characters', '1000', '...'],
  ['99+', '99+', '99+'],
  ['three wide characters', '新消息', '新消息'],
  ['four wide characters', '新的消息', '...'],
  ['three family emoji', '👨‍👩‍👧‍👦👩‍👩‍👦👨‍👨‍👧', '👨‍👩‍👧‍👦👩‍👩‍👦👨‍👨‍👧'],
  ['four emoji', '🎉🎉🎉🎉', '...'],
  ['three flags', '🇫🇷🇪🇸🇨🇳', '🇫🇷🇪🇸🇨🇳'],
  ['three skin tones and a digit', '👍🏽👍🏿👍🏻1', '...'],
  ['three letters with combining marks', 'e\u0301o\u0308\u0323n\u0303', 'e\u0301o\u0308\u0323n\u0303'],
  ['three letters with combining marks and a plain one', 'e\u0301o\u0308\u0323n\u0303a', '...'],
  ['three Hangul syllables of seven letters', '한글날', '한글날'],
  ['three Devanagari syllables', 'नीलाति', 'नीलाति'],
  ['a line break of two code units', 'ab\r\n', 'ab\r\n'],
  ['a very long text', 'x'.repeat(100_000), '...'],
])('[S5.14] %s', (_case, text, expected) => {
  expect(shortenBadge(text)).toBe(expected)
})
