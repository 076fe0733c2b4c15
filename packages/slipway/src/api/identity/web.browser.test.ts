import { expect, onTestFinished, test, vi } from 'vitest'
import { host } from './web.ts'

test('stores the token in `localStorage`, and removes it', () => {
  onTestFinished(() => localStorage.removeItem('test.token'))
  host.write('test.token', 'a.b.c')
  expect([host.read('test.token'), localStorage.getItem('test.token')]).toEqual(['a.b.c', 'a.b.c'])
  host.write('test.token', undefined)
  expect(host.read('test.token')).toBeUndefined()
})

test('calls the listener for `storage` events and when the document becomes visible', () => {
  const listener = vi.fn()
  const stop = host.onOtherChange(listener)
  const dispatch = () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'test.token' }))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }
  dispatch()
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  dispatch()
  expect(listener).toHaveBeenCalledTimes(3)
})

test('does not throw if storage is forbidden, and stores no token', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  host.write('test.token', 'a.b.c')
  expect(host.read('test.token')).toBeUndefined()
})
