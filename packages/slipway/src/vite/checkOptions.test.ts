import { expect, test } from 'vitest'
import { mistakesInOptions } from './checkOptions.ts'
import type { SlipwayOptions } from './options.ts'

test.each<SlipwayOptions>([
  {},
  { name: 'Notes', manifest: false, icons: [{ src: '/a.png' }], themeColor: { light: '#fff', dark: '#000' } },
  { manifest: { orientation: 'portrait' }, platform: 'capacitor', entry: 'src/main.ts' },
  { icons: { source: '/icon.svg', background: '#fff', maskablePadding: 0.2 } },
  { csp: 'files' },
  { csp: 'hashes' },
])('%j is valid', (options) => {
  expect(mistakesInOptions(options)).toEqual([])
})

test.each([
  ['Field notes', "Write slipway({ name: 'Field notes' })"],
  [{ titel: 'x' }, 'titel is not an option. Write one of entry, name'],
  [{ title: 5 }, 'title is 5. Write a text.'],
  [{ themeColor: 'red' }, `themeColor is "red". Write both`],
  [{ themeColor: { light: '#fff' } }, 'Write both: themeColor: { light'],
  [{ themeColor: null }, 'themeColor is null.'],
  [{ icons: '/icon.png' }, `icons is "/icon.png". Write a list`],
  [{ icons: ['/icon.png'] }, 'Write a list'],
  [{ icons: { src: '/icon.svg' } }, 'icons.src is not an option. Write one of source, background, maskablePadding.'],
  [{ manifest: true }, 'manifest is true. Write its members'],
  [{ platform: 'ios' }, `platform is "ios". Write platform: 'web' or 'capacitor'.`],
  [{ csp: true }, "csp is true. Write csp: 'files' or 'hashes'."],
  [{ compileHints: 'all' }, 'compileHints is "all". Write true or false.'],
  [{ csp: 'nonce' }, `csp is "nonce". Write csp: 'files' or 'hashes'.`],
])('the mistake for %j contains the corrected form', (options, part) => {
  const mistakes = mistakesInOptions(options as SlipwayOptions)
  expect(mistakes).toHaveLength(1)
  expect(mistakes[0]).toContain(part)
})
