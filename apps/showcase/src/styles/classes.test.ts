import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '../../../../scripts/lib/findFiles.ts'
import { root } from '../../../../scripts/lib/root.ts'

/** The classes that rules of a style sheet are about, by the sheets that have such rules. */
function sheetsOfClasses(): Map<string, Set<string>> {
  const sheets = new Map<string, Set<string>>()
  for (const file of findFiles(['apps/showcase/src/**/*.css'])) {
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(/^\.([\w-]+)(?=::| \{|,$)/gm)) {
      sheets.set(name, (sheets.get(name) ?? new Set()).add(basename(file)))
    }
  }
  return sheets
}

// Style sheets stay when their page has gone: what one says of a class holds on every page from then on.
test('a class has its look from one style sheet', () => {
  const sheets = sheetsOfClasses()
  // The shaded edge of what scrolls sideways is one rule for both.
  sheets.delete('docs-table')
  expect(sheets.size).toBeGreaterThan(50)
  expect([...sheets].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files])).toEqual([])
})
