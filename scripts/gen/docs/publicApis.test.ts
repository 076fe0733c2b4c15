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
  [undefined, 'beep has no @platform tag. Write its platforms: "@platform web, capacitor"'],
  ['web, wechat', 'beep has "@platform web, wechat". Write its platforms'],
  ['', 'beep has "@platform ".'],
])('the tag %j is an error that shows a correct tag', (tag, message) => {
  expect(() => platformsOf('beep', tag)).toThrow(message)
})
