import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localeStore, wordLoaders } from '../../base/locale/locale.ts'
import { message } from '../../base/locale/messages.ts'
import { availableLocales } from '../../base/locale/normalizeLocale.ts'
import { addLocale, type LocaleTexts } from './addLocale.ts'
import type { LocaleHost } from './host.ts'
import { getLocale, setLocale } from './locale.ts'
import { startLocale } from './startLocale.ts'

const directions: string[] = []
const host: LocaleHost = {
  readChoice: () => undefined,
  writeChoice() {},
  systemLanguages: () => ['ar-EG'],
  markDocument() {},
  setDirection: (direction) => directions.push(direction),
}

const english = localeStore.get()
const [known, loaders] = [[...availableLocales], { ...wordLoaders }]

function forget(): void {
  availableLocales.splice(0, availableLocales.length, ...known)
  for (const tag of Object.keys(wordLoaders)) delete wordLoaders[tag]
  Object.assign(wordLoaders, loaders)
  localeStore.set(english)
  directions.length = 0
}

beforeEach(forget)
afterEach(forget)
afterAll(() => vi.restoreAllMocks())

test('[S8.15] an added language is used; missing texts are English', async () => {
  addLocale('ar', { 'app.back': 'رجوع', 'app.cancel': 'إلغاء' }, host)
  expect(await setLocale('ar', {}, host)).toBe(true)
  expect(getLocale()).toBe('ar')
  expect([message('app.back'), message('app.cancel'), message('app.home')]).toEqual(['رجوع', 'إلغاء', 'Home'])
})

test('loads the texts of an added language on demand, and considers it for the system’s language', async () => {
  const load = vi.fn(async () => ({ 'app.back': 'رجوع' }))
  addLocale('ar', load, host)
  expect(load).not.toHaveBeenCalled()
  expect(await startLocale(undefined, host)).toBe('ar')
  expect(message('app.back')).toBe('رجوع')
})

test('texts of the app override those of a language, including the current one', async () => {
  addLocale('en', { 'notFound.title': 'Nothing here' }, host)
  await vi.waitFor(() => expect(message('notFound.title')).toBe('Nothing here'))
  expect(message('app.back')).toBe('Back')
  addLocale('fr', { 'app.back': 'Revenir' }, host)
  await setLocale('fr', {}, host)
  expect([message('app.back'), message('app.cancel')]).toEqual(['Revenir', 'Annuler'])
})

test('another text in the current language, added before the start, is shown once the app has started', async () => {
  const load = vi.fn(async () => ({ 'notFound.title': 'Nothing here' }) as const)
  addLocale('en', load, host)
  const english: LocaleHost = { ...host, systemLanguages: () => ['en-GB'] }
  expect(await startLocale(undefined, english)).toBe('en')
  expect([message('notFound.title'), message('app.back')]).toEqual(['Nothing here', 'Back'])
  const loads = load.mock.calls.length
  expect(await setLocale('en', {}, english), 'the language does not change').toBe(false)
  expect(load).toHaveBeenCalledTimes(loads)
})

test('before the start, `getLocale` returns the language that the app will start in', async () => {
  const stored: LocaleHost = { ...host, readChoice: () => 'ar', systemLanguages: () => ['fr'] }
  expect(getLocale(undefined, stored), 'the app does not have this language yet').toBe('fr')
  addLocale('ar', {}, stored)
  expect(getLocale(undefined, stored)).toBe('ar')
  expect(await startLocale('es', stored)).toBe('ar')
  expect(getLocale(undefined, { ...stored, readChoice: () => 'fr' })).toBe('ar')
})

test('texts added later override those added earlier', async () => {
  addLocale('de', { 'app.back': 'Zurück', 'app.home': 'Start' }, host)
  addLocale('de', { 'app.home': 'Startseite' }, host)
  await setLocale('de-AT', {}, host)
  expect([getLocale(), message('app.back'), message('app.home')]).toEqual(['de', 'Zurück', 'Startseite'])
})

test('prefers the more specific of two languages, and normalizes tags', async () => {
  addLocale('pt', { 'app.back': 'Voltar' }, host)
  addLocale('pt-br', { 'app.back': 'Voltar (BR)' }, host)
  await setLocale('pt_BR', {}, host)
  expect([getLocale(), message('app.back')]).toEqual(['pt-BR', 'Voltar (BR)'])
  await setLocale('pt-AO', {}, host)
  expect(getLocale()).toBe('pt')
})

test('if loading the texts fails, the language does not change', async () => {
  addLocale('ar', () => Promise.reject(new Error('offline')), host)
  await expect(setLocale('ar', {}, host)).rejects.toMatchObject({ code: 'unavailable' })
  expect(getLocale()).toBe('en')
})

test.each([
  [undefined, {}, 'tag must be a string'],
  ['not a tag', {}, 'tag must be a BCP 47 tag, such as pt-BR'],
  ['ar', undefined, 'words must be an object or a function'],
  ['ar', 'words', 'words must be an object or a function'],
])('rejects %j with %j', (tag, words, detail) => {
  expect(() => addLocale(tag as string, words as LocaleTexts, host)).toThrow(`addLocale:fail ${detail}`)
})
