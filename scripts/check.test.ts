import { relative, sep } from 'node:path'
import { expect, test } from 'vitest'
import { ts } from '../apps/docs/typescript.ts'
import { typePrograms } from './check.ts'
import { findFiles } from './lib/findFiles.ts'
import { root } from './lib/root.ts'

test('the compiler is asked about each source file by a program that names it', () => {
  const named = new Set(typePrograms().flatMap(filesOf))
  const sources = findFiles(['*.{ts,tsx}', '{packages,apps,scripts,spec,e2e,bench}/**/*.{ts,tsx}'])
  expect(sources.length).toBeGreaterThan(1_000)
  expect(sources.filter((path) => !named.has(path))).toEqual([])
})

test('the package is looked at on each platform, without the types of tests and with them', () => {
  expect(typePrograms()).toEqual(
    expect.arrayContaining([
      'packages/slipway/tsconfig.browser-test.json',
      'packages/slipway/tsconfig.capacitor.json',
      'packages/slipway/type-tests/tsconfig.json',
    ]),
  )
})

function filesOf(config: string): string[] {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
  const parsed = ts.getParsedCommandLineOfConfigFile(config, {}, host)
  return (parsed?.fileNames ?? []).map((path) => relative(root, path).split(sep).join('/'))
}
