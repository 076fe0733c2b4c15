import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '../scripts/lib/findFiles.ts'

/** The maximum number of entries in a folder, so that the whole list fits on a screen. */
const most = 40

/** Folders that may be larger, because they have an entry for each component or API. */
const larger = ['packages/slipway/src/components', 'packages/slipway/src/api', 'packages/slipway/src/base/locale/en']

/** Counts the files and folders directly in each folder. */
function entriesOfFolders(files: readonly string[]): Map<string, number> {
  const entries = new Map<string, Set<string>>()
  for (const file of files) {
    for (let path = file; path !== '.'; path = dirname(path)) {
      const folder = dirname(path)
      entries.set(folder, (entries.get(folder) ?? new Set()).add(path))
    }
  }
  return new Map([...entries].map(([folder, paths]) => [folder, paths.size]))
}

test('the entries of a folder are its files and its folders', () => {
  const counts = entriesOfFolders(['a/b/c.ts', 'a/b/d.ts', 'a/e.ts', 'f.ts'])
  expect(Object.fromEntries(counts)).toEqual({ '.': 2, a: 2, 'a/b': 2 })
})

test(`a folder has at most ${most} entries`, () => {
  const files = findFiles(['{apps,bench,decisions,e2e,packages,scripts,spec}/**/*'])
  expect(files.length).toBeGreaterThan(1000)
  const large = [...entriesOfFolders(files)].filter(([folder, count]) => count > most && !larger.includes(folder))
  expect(large).toEqual([])
})
