import { expect, test } from 'vitest'
import { findFiles } from './findFiles.ts'
import { scratchFolder } from './scratchFolder.ts'

test('finds files by pattern, sorted, without installed and built files', () => {
  const folder = scratchFolder({ 'b.ts': '', 'a/c.ts': '', 'a/c.md': '', 'node_modules/x/d.ts': '', 'a/dist/e.ts': '' })
  expect(findFiles(['**/*.ts'], folder)).toEqual(['a/c.ts', 'b.ts'])
  expect(findFiles(['**/*.ts', '**/*.md'], folder)).toEqual(['a/c.md', 'a/c.ts', 'b.ts'])
})
