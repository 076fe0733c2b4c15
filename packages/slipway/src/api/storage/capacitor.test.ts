import { afterEach, expect, test, vi } from 'vitest'
import { host } from './capacitor.ts'
import { getStorageSync, setStorageSync } from './storageSync.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the first write requests persistent storage, once', () => {
  const texts = new Map<string, string>()
  const persist = vi.fn(() => Promise.reject(new Error('no')))
  vi.stubGlobal('document', {})
  vi.stubGlobal('navigator', { storage: { persist } })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => texts.set(name, text),
  })
  expect(getStorageSync('a', host)).toBe('')
  expect(persist).not.toHaveBeenCalled()
  setStorageSync('a', 1, host)
  setStorageSync('b', 2, host)
  expect(getStorageSync('a', host)).toBe(1)
  expect(persist).toHaveBeenCalledTimes(1)
})
