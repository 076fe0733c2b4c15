import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { localeStore } from '../../base/locale/locale.ts'
import { localeContract } from './host.contract.ts'
import { getLocale, setLocale } from './locale.ts'
import { startLocale } from './startLocale.ts'
import { host } from './web.ts'

const root = document.documentElement
const english = localeStore.get()

beforeEach(() => localStorage.clear())
afterEach(() => {
  localeStore.set(english)
  root.lang = 'en'
})

describe('the browser', () => {
  test.each(Object.entries(localeContract))('%s', (_, holds) => holds(host))
})

test('sets the document’s language', async () => {
  await setLocale('zh_HK')
  expect(root.lang).toBe('zh-Hant')
})

// By the host, because the direction follows the language for the rest of a document in which `addLocale` was called.
test('the host leaves the direction of the document to the app', () => {
  root.dir = 'rtl'
  host.markDocument('zh-Hant')
  expect([root.lang, root.dir]).toEqual(['zh-Hant', 'rtl'])
  root.removeAttribute('dir')
})

test('the choice is used in the next run', async () => {
  await setLocale('fr')
  expect(localStorage.getItem('sw:locale:%2F:')).toBe('fr')
  localeStore.set(english)
  await startLocale('es')
  expect(getLocale()).toBe('fr')
  expect(root.lang).toBe('fr')
})

test('without a choice or a language of the app, the browser’s languages decide', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'zh-TW', 'fr'])
  expect(await startLocale()).toBe('zh-Hant')
  expect(localStorage.getItem('sw:locale:%2F:')).toBeNull()
})

test('changes the language even if storage is forbidden', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(await startLocale('es')).toBe('es')
  expect(await setLocale('fr')).toBe(true)
  expect(root.lang).toBe('fr')
})
