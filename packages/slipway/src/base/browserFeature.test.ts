import { afterEach, expect, test, vi } from 'vitest'
import { browserFeature } from './browserFeature.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('without a document nothing is read', () => {
  const read = vi.fn()
  expect(() => browserFeature('vibration', read)).toThrow(expect.objectContaining({ code: 'unavailable' }))
  expect(read).not.toHaveBeenCalled()
})

test('what is there is given', () => {
  vi.stubGlobal('document', {})
  expect(browserFeature('vibration', () => 7)).toBe(7)
})

test.each([
  ['a browser that does not have it', true, true, 'unsupported', 'this browser has no wake lock'],
  ['an insecure page', false, true, 'unavailable', 'wake lock needs a page that is served by https or from localhost'],
  ['an insecure page, which may have it', false, false, 'unsupported', 'this browser has no wake lock'],
] as const)('%s', (_, isSecureContext, secure, code, message) => {
  vi.stubGlobal('document', {})
  vi.stubGlobal('isSecureContext', isSecureContext)
  expect(() => browserFeature('wake lock', () => undefined, secure)).toThrow(expect.objectContaining({ code, message }))
})
