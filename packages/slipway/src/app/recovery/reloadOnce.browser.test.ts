import { beforeEach, expect, test, vi } from 'vitest'
import { forgetReload, mayReload, reloadOnce } from './reloadOnce.ts'

beforeEach(forgetReload)

/** A stub of a document at an address. */
const documentAt = (path: string) => ({ href: new URL(path, 'https://app.example').href, reload: vi.fn() })

test('[S8.14] a page is reloaded once, so there is never a loop', () => {
  const at = documentAt('/a')
  expect([reloadOnce('/a', at), reloadOnce('/a', at)]).toEqual([true, false])
  expect(at.reload).toHaveBeenCalledOnce()
})

test('another page, or one that was painted meanwhile, may be reloaded', () => {
  expect(reloadOnce('/a', documentAt('/a'))).toBe(true)
  expect(reloadOnce('/b', documentAt('/b'))).toBe(true)
  forgetReload()
  expect(reloadOnce('/b', documentAt('/b'))).toBe(true)
})

test('an address in the hash counts, too', () => {
  expect(reloadOnce('#/a', documentAt('/app#/a'))).toBe(true)
  expect(reloadOnce('#/b', documentAt('/app#/a'))).toBe(false)
})

test('a page whose address is only in memory is not reloaded, because it would be lost', () => {
  const at = documentAt('/embedding')
  expect(reloadOnce('/a', at)).toBe(false)
  expect(at.reload).not.toHaveBeenCalled()
})

test('without a network the running app is not reloaded', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect([mayReload('/a', documentAt('/')), reloadOnce('/a', documentAt('/a'))]).toEqual([false, false])
})

test('mayReload changes nothing', () => {
  const at = documentAt('/a')
  expect([mayReload('/a', at), mayReload('/a', at), reloadOnce('/a', at)]).toEqual([true, true, true])
  expect([mayReload('/a', at), mayReload('/b', at), reloadOnce('/a', at)]).toEqual([false, true, false])
})

test('without a stored mark nothing is reloaded', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect([mayReload('/a', documentAt('/')), reloadOnce('/a', documentAt('/a'))]).toEqual([false, false])
})

test('mayReload changes nothing in an unavailable storage', () => {
  const at = documentAt('/a')
  expect([mayReload('/a', at), mayReload('/a', at), reloadOnce('/a', at)]).toEqual([true, true, true])
  expect([mayReload('/a', at), mayReload('/b', at), reloadOnce('/a', at)]).toEqual([false, true, false])
})
