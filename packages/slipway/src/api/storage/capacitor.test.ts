import { afterEach, expect, test, vi } from 'vitest'
import { host } from './capacitor.ts'
import { getStorageSync, setStorageSync } from './storageSync.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the system is asked once not to clear the web view’s storage, when something is stored', () => {
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
