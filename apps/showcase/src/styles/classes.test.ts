import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '../../../../scripts/lib/findFiles.ts'
import { root } from '../../../../scripts/lib/root.ts'

/** The classes in selectors, with the style sheets that contain them. */
function sheetsOfClasses(): Map<string, Set<string>> {
  const sheets = new Map<string, Set<string>>()
  for (const file of findFiles(['apps/showcase/src/**/*.css'])) {
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(/^\.([\w-]+)(?=::| \{|,$)/gm)) {
      sheets.set(name, (sheets.get(name) ?? new Set()).add(basename(file)))
    }
  }
  return sheets
}

// Style sheets remain after their page has unmounted, so each rule affects all later pages.
test('each class is styled by one style sheet only', () => {
  const sheets = sheetsOfClasses()
  // The shaded edge of horizontal scrollers is one rule for two sheets.
  sheets.delete('docs-table')
  expect(sheets.size).toBeGreaterThan(50)
  expect([...sheets].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files])).toEqual([])
})
