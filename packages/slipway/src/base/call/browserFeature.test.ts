import { afterEach, expect, test, vi } from 'vitest'
import { browserFeature, secureFeature } from './browserFeature.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('without a document `read` is not called', () => {
  const read = vi.fn()
  expect(() => browserFeature('vibration', read)).toThrow(expect.objectContaining({ code: 'unavailable' }))
  expect(read).not.toHaveBeenCalled()
})

test('an existing feature is returned', () => {
  vi.stubGlobal('document', {})
  expect([browserFeature('vibration', () => 7), secureFeature('wake lock', () => 7)]).toEqual([7, 7])
})

test.each([
  ['a browser that does not have it', true, secureFeature, 'unsupported', 'this browser has no wake lock'],
  [
    'an insecure page',
    false,
    secureFeature,
    'unavailable',
    'wake lock needs a page that is served by https or from localhost',
  ],
  ['an insecure page, which may have it', false, browserFeature, 'unsupported', 'this browser has no wake lock'],
] as const)('%s', (_, isSecureContext, take, code, message) => {
  vi.stubGlobal('document', {})
  vi.stubGlobal('isSecureContext', isSecureContext)
  expect(() => take('wake lock', () => undefined)).toThrow(expect.objectContaining({ code, message }))
})
