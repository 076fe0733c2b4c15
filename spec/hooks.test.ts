import { expect, test } from 'vitest'
import { exportedNames } from '../scripts/lib/exportedNames.ts'
import { readText } from '../scripts/lib/readText.ts'

test('the page of hooks names each exported hook', () => {
  const page = readText('packages/slipway/docs/hooks.md')
  const hooks = exportedNames('packages/slipway/src/index.ts', readText).filter(({ name }) => /^use[A-Z]/.test(name))
  expect(hooks.length).toBeGreaterThan(40)
  expect(hooks.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(page)).map(({ name }) => name)).toEqual([])
})
