import { expect, onTestFinished, test, vi } from 'vitest'
import { host } from './web.ts'

test('a token is kept in the browser’s storage, and removed', () => {
  onTestFinished(() => localStorage.removeItem('test.token'))
  host.write('test.token', 'a.b.c')
  expect([host.read('test.token'), localStorage.getItem('test.token')]).toEqual(['a.b.c', 'a.b.c'])
  host.write('test.token', undefined)
  expect(host.read('test.token')).toBeUndefined()
})

test('a change in another window is heard for its key, and for a storage that was cleared', () => {
  const heard = vi.fn()
  const stop = host.onOtherChange('test.token', heard)
  for (const key of ['test.token', 'other', null]) window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'test.token' }))
  expect(heard).toHaveBeenCalledTimes(2)
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
