import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unusedFields, unusedGroups } from '../../testing/internal/environment/unusedDefaults.ts'

const source = new URL('../../', import.meta.url)

test('no code uses the constants that the test of overrides leaves out', () => {
  const names = new RegExp(
    `\\b(?:${[...unusedGroups.map((group) => `${group}Defaults`), ...unusedFields].join('|')})\\b`,
  )
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
    (path) => !/^base\/defaults\/|\.test\.|unusedDefaults/.test(path),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((path) => names.test(readFileSync(new URL(path, source), 'utf8')))).toEqual([])
})
