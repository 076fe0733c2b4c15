import { beforeEach, expect, test, vi } from 'vitest'
import { forgetReload, reloadOnce } from './reloadOnce.ts'

beforeEach(forgetReload)

test('[S8.14] a target is reloaded once, so there is never a loop', () => {
  const reload = vi.fn()
  expect([reloadOnce('/a', reload), reloadOnce('/a', reload)]).toEqual([reload, undefined])
})

test('another target, or one that has come meanwhile, may be reloaded', () => {
  const reload = vi.fn()
  reloadOnce('/a', reload)
  expect(reloadOnce('/b', reload)).toBe(reload)
  forgetReload()
  expect(reloadOnce('/b', reload)).toBe(reload)
})

test('without a network the running app is not thrown away', () => {
  const reload = vi.fn()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(reloadOnce('/a', reload)).toBeUndefined()
})

test('without a place for the mark nothing is reloaded', () => {
  const reload = vi.fn()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(reloadOnce('/a', reload)).toBeUndefined()
})
