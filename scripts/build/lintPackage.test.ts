import { expect, test } from 'vitest'
import { concernsUs } from './lintPackage.ts'

test('what old resolution and require miss is no concern; anything else is', () => {
  const entrypoint = 'slipway/hooks'
  expect(concernsUs({ kind: 'CJSResolvesToESM', entrypoint, resolutionKind: 'node16-cjs' })).toBe(false)
  expect(concernsUs({ kind: 'NoResolution', entrypoint, resolutionKind: 'node10' })).toBe(false)
  expect(concernsUs({ kind: 'NoResolution', entrypoint, resolutionKind: 'bundler' })).toBe(true)
  expect(concernsUs({ kind: 'UntypedResolution', entrypoint, resolutionKind: 'node16-esm' })).toBe(true)
})
