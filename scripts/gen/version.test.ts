import { expect, test } from 'vitest'
import manifest from '../../packages/slipway/package.json' with { type: 'json' }
import { version } from '../../packages/slipway/src/base/version.ts'

test('the generated version equals the one in package.json', () => {
  expect(version).toBe(manifest.version)
})
