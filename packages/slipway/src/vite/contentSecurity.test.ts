import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { devStartFile, dropUnlinkedStartFiles, hashesText, inlineWarning, startFileAddress } from './contentSecurity.ts'
import { layerOrder, startFiles, themeScript } from './startFiles.ts'

const asset = (fileName: string, name: string, source = '') => ({ type: 'asset', fileName, names: [name], source })

const bundleOf = (html: string) =>
  Object.fromEntries(
    [
      asset('index.html', 'index.html', html),
      asset('assets/a1.css', layerOrder.name),
      asset('assets/a2.js', themeScript('/').name),
      asset('assets/other.css', 'other.css'),
    ].map((output) => [output.fileName, output]),
  ) as unknown as Rolldown.OutputBundle

test.each([
  ['the dev server', false, '/shop/', undefined, '/shop/@slipway/slipway-layers.css'],
  ['a build', true, '/shop/', undefined, '/shop/assets/a1.css'],
  ['a build without a fixed folder', true, './', undefined, './assets/a1.css'],
  ['a build on a CDN', true, 'https://cdn.test/', undefined, 'https://cdn.test/assets/a1.css'],
  [
    'addresses of the app’s own making',
    true,
    '/',
    (name: string) => `https://cdn.test/${name}`,
    'https://cdn.test/assets/a1.css',
  ],
  ['relative addresses', true, '/shop/', () => ({ relative: true }), './assets/a1.css'],
  ['addresses that `renderBuiltUrl` does not change', true, '/shop/', () => undefined, '/shop/assets/a1.css'],
])('the address of a start file in %s', (_, isBuild, base, renderBuiltUrl, expected) => {
  const bundle = isBuild ? bundleOf('') : undefined
  expect(startFileAddress(layerOrder, bundle, base, renderBuiltUrl)).toBe(expected)
})

test('the dev server has each start file at its address, and nothing else', () => {
  for (const file of startFiles({ storageGroup: '/shop/' }))
    expect(devStartFile(startFileAddress(file, undefined, '', undefined), '/shop/')).toEqual(file)
  expect(['', 'slipway-theme.js', '@slipway/other.js'].map((path) => devStartFile(path, '/'))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  ['none', '', ['index.html', 'assets/other.css']],
  ['one', '<script src="/assets/a2.js">', ['index.html', 'assets/a2.js', 'assets/other.css']],
])('start files that no page links are removed: %s is linked', (_, html, expected) => {
  const bundle = bundleOf(html)
  dropUnlinkedStartFiles(bundle)
  expect(Object.keys(bundle)).toEqual(expected)
})

test('the printed lines are valid directives', () => {
  const hashes = { 'script-src': ["'sha256-a'", "'sha256-b'"], 'style-src': [] }
  expect(hashesText(hashes, 'dist/.vite/csp.json').split('\n')).toEqual([
    '',
    'slipway: hashes of inline tags for your Content-Security-Policy header, also in dist/.vite/csp.json:',
    "  script-src 'self' 'sha256-a' 'sha256-b';",
    "  style-src 'self';",
  ])
})

test.each([
  [[], [], undefined],
  [["'sha256-a'"], [], /inline <script>, which/],
  [[], ["'sha256-a'"], /inline <style>, which/],
  [
    ["'sha256-a'"],
    ["'sha256-b'"],
    /inline <script> and <style>, which.*Move the text to a file, or write csp: 'hashes'\.$/,
  ],
])('remaining inline tags cause a warning: %j %j', (scripts, styles, expected) => {
  const warning = inlineWarning({ 'script-src': scripts, 'style-src': styles })
  if (expected) expect(warning).toMatch(expected)
  else expect(warning).toBeUndefined()
})
