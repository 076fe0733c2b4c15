import { expect, test } from 'vitest'
import { platformsOf } from './publicApis.ts'

test.each([
  ['web, capacitor', ['web', 'capacitor']],
  ['web,\n capacitor, node', ['web', 'capacitor', 'node']],
  ['none', []],
])('"@platform %s" names platforms', (tag, platforms) => {
  expect(platformsOf('beep', tag)).toEqual(platforms)
})

test.each([
  [undefined, 'beep has no @platform tag. Write where it works: "@platform web, capacitor"'],
  ['web, wechat', 'beep has "@platform web, wechat". Write where it works'],
  ['', 'beep has "@platform ".'],
])('the tag %j is an error that says what to write', (tag, message) => {
  expect(() => platformsOf('beep', tag)).toThrow(message)
})
