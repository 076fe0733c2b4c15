import { expect, test } from 'vitest'
import { findFiles } from '../scripts/lib/findFiles.ts'

/** The modules in a folder of the package, as the paths of their built files. */
const builtPaths = (files: readonly string[]) => files.map((file) => file.replace(/\.tsx?$/, '.js'))

/** Returns the paths that are the same file in a file system that ignores case, as those of macOS and Windows do. */
function sameIgnoringCase(paths: readonly string[]): string[] {
  const first = new Map<string, string>()
  return paths.filter((path) => {
    const known = first.get(path.toLowerCase())
    if (known === undefined) first.set(path.toLowerCase(), path)
    return known !== undefined && known !== path
  })
}

test('paths that differ in case only are found', () => {
  expect(sameIgnoringCase(builtPaths(['a/tabBar.ts', 'a/TabBar.tsx', 'b/tabBar.ts', 'a/tabBar.css']))).toEqual([
    'a/TabBar.js',
  ])
})

test('no two modules are built to paths that differ in case only', () => {
  const files = findFiles(['packages/slipway/src/**/*'])
  expect(files.length).toBeGreaterThan(1_000)
  expect(sameIgnoringCase(builtPaths(files))).toEqual([])
})
