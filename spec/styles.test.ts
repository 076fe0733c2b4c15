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

/** A rule that comes later wins over an equally specific one, so a component's own rules must come after those that components share. */
test('each module imports the shared style sheets before its own', () => {
  const modules = findFiles(['packages/slipway/src/**/*.{ts,tsx}'])
  const imports = modules
    .map((module) => ({ module, sheets: sheetsOf(module) }))
    .filter(({ sheets }) => sheets.length > 1)
  expect(imports.length).toBeGreaterThan(20)
  const isShared = (sheet: string) => sheet.includes('/styles/')
  const wrong = imports.filter(({ sheets }) =>
    sheets.some((sheet, at) => isShared(sheet) && sheets.slice(0, at).some((earlier) => !isShared(earlier))),
  )
  expect(wrong).toEqual([])
})

const sheetsOf = (module: string) =>
  [...readFileSync(join(root, module), 'utf8').matchAll(/^import '(.+\.css)'/gm)].map(([, sheet]) => sheet ?? '')
