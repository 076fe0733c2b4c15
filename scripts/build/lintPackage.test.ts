import { expect, test } from 'vitest'
import { concernsUs } from './lintPackage.ts'

test('problems of old module resolution and of require are ignored; all others are reported', () => {
  const entrypoint = 'slipway/hooks'
  expect(concernsUs({ kind: 'CJSResolvesToESM', entrypoint, resolutionKind: 'node16-cjs' })).toBe(false)
  expect(concernsUs({ kind: 'NoResolution', entrypoint, resolutionKind: 'node10' })).toBe(false)
  expect(concernsUs({ kind: 'NoResolution', entrypoint, resolutionKind: 'bundler' })).toBe(true)
  expect(concernsUs({ kind: 'UntypedResolution', entrypoint, resolutionKind: 'node16-esm' })).toBe(true)
})
