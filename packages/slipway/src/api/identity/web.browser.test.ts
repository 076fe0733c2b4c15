import { expect, onTestFinished, test, vi } from 'vitest'
import { host } from './web.ts'

test('a token is kept in the browser’s storage, and removed', () => {
  onTestFinished(() => localStorage.removeItem('test.token'))
  host.write('test.token', 'a.b.c')
  expect([host.read('test.token'), localStorage.getItem('test.token')]).toEqual(['a.b.c', 'a.b.c'])
  host.write('test.token', undefined)
  expect(host.read('test.token')).toBeUndefined()
})

test('the storage may have changed when another window reports it, and when the document returns', () => {
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

test('a storage that refuses forgets the token and breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  host.write('test.token', 'a.b.c')
  expect(host.read('test.token')).toBeUndefined()
})
