import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '../scripts/lib/findFiles.ts'
import { root } from '../scripts/lib/root.ts'

const sheets = findFiles(['packages/slipway/src/**/*.css', 'packages/create-slipway/template/**/*.css'])

test('no style sheet uses :dir(), which Vite rewrites for older browsers into a list of languages', () => {
  expect(sheets.length).toBeGreaterThan(10)
  const found = sheets.filter((sheet) => readFileSync(join(root, sheet), 'utf8').includes(':dir('))
  expect(found).toEqual([])
})

test('only the icon of a failed image needs `data:` in `img-src`', () => {
  const needing = sheets.filter((sheet) => readFileSync(join(root, sheet), 'utf8').includes('url("data:'))
  expect(needing).toEqual(['packages/slipway/src/components/image/image.css'])
})
