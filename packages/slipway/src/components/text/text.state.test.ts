import { expect, test } from 'vitest'
import { decodeEntities } from './text.state.ts'

test.each([
  ['a &lt; b &gt; c', 'a < b > c'],
  ['Tom &amp; Jerry&apos;s', "Tom & Jerry's"],
  ['a&nbsp;b&ensp;c&emsp;d', 'a\u00a0b\u2002c\u2003d'],
  ['&amp;lt;', '&lt;'],
  ['&amp;amp;', '&amp;'],
  ['&copy; &quot; &LT; &lt &#60; &;', '&copy; &quot; &LT; &lt &#60; &;'],
  ['', ''],
])('decodes %j to %j', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded)
})
