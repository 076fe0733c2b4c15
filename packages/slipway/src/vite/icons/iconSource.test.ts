import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readIconSource } from './iconSource.ts'

/** Writes the file `public/brand/icon.svg` of an app. Returns the app's folder. */
function appWith(text: string): string {
  const root = mkdtempSync(join(tmpdir(), 'slipway-icon-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'public/brand'), { recursive: true })
  writeFileSync(join(root, 'public/brand/icon.svg'), text)
  return root
}

test.each([
  ['an element', '<svg/>'],
  ['a declaration, a comment and a document type', '<?xml version="1.0"?>\n<!-- <b> -->\n<!DOCTYPE svg [ ]>\n<svg>'],
  ['a byte order mark and a prefix', '\uFEFF<svg:svg>'],
])('an SVG that begins with %s', (_, svg) => {
  const root = appWith(svg)
  expect(readIconSource(root, join(root, 'public'), 'brand/icon.svg')).toEqual({ path: 'public/brand/icon.svg', svg })
})

test.each([
  ['empty', ''],
  ['an HTML page with an SVG', '<html><svg/></html>'],
  ['a bitmap', '\u0089PNG\r\n'],
  ['an SVG in a comment', '<!-- <svg/> -->'],
])('a file that is %s is not an SVG', (_, text) => {
  const root = appWith(text)
  expect(() => readIconSource(root, join(root, 'public'), 'brand/icon.svg')).toThrow(
    expect.objectContaining({
      code: 'invalid-argument',
      message: 'slipway:fail the icon public/brand/icon.svg is not an SVG: its root element is not <svg>.',
    }),
  )
})

test.each([
  [
    'a file that does not exist',
    'public',
    'the icon public/icon.svg does not exist. Add it, or write its path: icons: {',
  ],
  ['an app without a public folder', '', "icons.source is public/icon.svg, but Vite's publicDir is false."],
])('%s', (_, folder, message) => {
  const root = appWith('<svg/>')
  expect(() => readIconSource(root, folder && join(root, folder), 'icon.svg')).toThrow(
    expect.objectContaining({ code: 'not-found', message: expect.stringContaining(message) }),
  )
})
