import { expect, test, vi } from 'vitest'

/** Imports the module as a document does that has not used it yet. */
async function fresh() {
  vi.resetModules()
  const { trustedScriptUrl } = await import('./trustedScriptUrl.ts')
  return trustedScriptUrl
}

test('without trusted types the address is returned', async () => {
  expect((await fresh())('/worker.js')).toBe('/worker.js')
})

test('one policy accepts all addresses that were passed, and no other', async () => {
  let rules: { createScriptURL(address: string): string } | undefined
  const createPolicy = vi.fn((_: string, given: typeof rules) => {
    rules = given
    return { createScriptURL: (address: string) => `trusted ${given?.createScriptURL(address)}` }
  })
  vi.stubGlobal('trustedTypes', { createPolicy })
  const trustedScriptUrl = await fresh()
  expect([trustedScriptUrl('/small.js'), trustedScriptUrl('/large.js')]).toEqual([
    'trusted /small.js',
    'trusted /large.js',
  ])
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['slipway'])
  expect(() => rules?.createScriptURL('https://evil.example/a.js')).toThrow(TypeError)
})
