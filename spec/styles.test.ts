import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '../scripts/lib/findFiles.ts'
import { root } from '../scripts/lib/root.ts'

const sheets = findFiles(['packages/slipway/src/**/*.css', 'packages/create-slipway/template/**/*.css'])

test('no style sheet asks for :dir(), which Vite rewrites for older browsers into a list of languages', () => {
  expect(sheets.length).toBeGreaterThan(10)
  const asking = sheets.filter((sheet) => readFileSync(join(root, sheet), 'utf8').includes(':dir('))
  expect(asking).toEqual([])
})

test('only the sign of a picture that failed needs `data:` in `img-src`', () => {
  const needing = sheets.filter((sheet) => readFileSync(join(root, sheet), 'utf8').includes('url("data:'))
  expect(needing).toEqual(['packages/slipway/src/components/image/image.css'])
})
