import { expect, test, vi } from 'vitest'

test('a content security policy that does not list the policy of Slipway denies scripts', async () => {
  const append = vi.fn()
  vi.stubGlobal('document', {
    createElement: () => ({ addEventListener: () => {} }),
    querySelector: () => null,
    head: { append },
  })
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => {
      throw new TypeError('not listed')
    },
  })
  vi.resetModules()
  const { host } = await import('./web.ts')
  expect(() => host.addScript({ src: 'https://maps.example.com/js', integrity: undefined })).toThrow(
    expect.objectContaining({ name: 'HostError', code: 'denied' }),
  )
  expect(append).not.toHaveBeenCalled()
})
