import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { localeStore } from '../../base/locale/locale.ts'
import { message } from '../../base/locale/messages.ts'
import type { Locale } from '../../base/locale/normalizeLocale.ts'
import { localeContract } from './host.contract.ts'
import type { LocaleHost } from './host.ts'
import { getLocale, onLocaleChange, setLocale } from './locale.ts'
import { startLocale } from './startLocale.ts'
import { host as webHost } from './web.ts'

interface MemoryHost extends LocaleHost {
  /** What the document says. */
  lang: string
}

function memoryHost({ choice, system = ['en-GB'] }: { choice?: string; system?: string[] } = {}): MemoryHost {
  return {
    lang: '',
    readChoice: () => choice,
    writeChoice(locale) {
      choice = locale
    },
    systemLanguages: () => system,
    markDocument(locale) {
      this.lang = locale
    },
    setDirection() {},
  }
}

const english = localeStore.get()

beforeEach(() => localeStore.set(english))
afterEach(() => localeStore.set(english))

describe('the memory host', () => {
  test.each(Object.entries(localeContract))('%s', (_, holds) => holds(memoryHost()))
})

describe('setLocale', () => {
  test('switches the words, the document and the stored choice', async () => {
    const host = memoryHost()
    expect(await setLocale('fr', {}, host)).toBe(true)
    expect(getLocale()).toBe('fr')
    expect(message('app.cancel')).toBe('Annuler')
    expect(host.lang).toBe('fr')
    expect(host.readChoice()).toBe('fr')
  })

  test('takes tags as browsers and servers write them', async () => {
    const host = memoryHost()
    expect(await setLocale('zh_TW', {}, host)).toBe(true)
    expect(getLocale()).toBe('zh-Hant')
    expect(host.readChoice()).toBe('zh-Hant')
  })

  test('tells that nothing changed, and remembers the choice all the same', async () => {
    const host = memoryHost({ choice: 'fr' })
    expect(await setLocale('en', {}, host)).toBe(false)
    expect(host.readChoice()).toBe('en')
  })

  test('that is overtaken by a later one changes and stores nothing', async () => {
    const host = memoryHost()
    expect(await Promise.all([setLocale('fr', {}, host), setLocale('es', {}, host)])).toEqual([false, true])
    expect(getLocale()).toBe('es')
    expect(host.lang).toBe('es')
    expect(host.readChoice()).toBe('es')
  })

  test('that is given up leaves the language as it was, also once the words have come', async () => {
    const host = memoryHost()
    const giveUp = new AbortController()
    const call = setLocale('fr', { signal: giveUp.signal }, host)
    giveUp.abort()
    await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'setLocale:fail abort' })
    await import('../../base/locale/fr.ts')
    await new Promise((resolve) => setImmediate(resolve))
    expect([getLocale(), host.lang, host.readChoice()]).toEqual(['en', '', undefined])
  })

  test('that is given up too late leaves a later one alone', async () => {
    const host = memoryHost()
    const giveUp = new AbortController()
    const first = setLocale('fr', { signal: giveUp.signal }, host)
    const second = setLocale('es', {}, host)
    giveUp.abort()
    await expect(first).rejects.toMatchObject({ code: 'cancelled' })
    expect(await second).toBe(true)
    expect(getLocale()).toBe('es')
  })

  test.each([['de'], [''], [null], [undefined], [7]])('refuses %j and lists the five', async (tag) => {
    const host = memoryHost()
    await expect(setLocale(tag as never, {}, host)).rejects.toMatchObject({
      code: 'invalid-argument',
      // An app's own follow them.
      message: expect.stringMatching(/^setLocale:fail locale must be one of en, es, fr, zh-Hans, zh-Hant\b/),
    })
    expect(getLocale()).toBe('en')
    expect(host.readChoice()).toBeUndefined()
  })

  test('whose words cannot be loaded leaves everything as it was', async () => {
    const host = memoryHost()
    await withoutNetwork('../../base/locale/zh-Hans.ts', () =>
      expect(setLocale('zh-Hans', {}, host)).rejects.toMatchObject({
        code: 'unavailable',
        message: 'setLocale:fail the words of zh-Hans could not be loaded',
      }),
    )
    expect(getLocale()).toBe('en')
    expect(host).toMatchObject({ lang: '' })
    expect(host.readChoice()).toBeUndefined()
  })
})

describe('onLocaleChange', () => {
  test('hears each change after it happened, until it is stopped', async () => {
    const heard: [Locale, Locale][] = []
    const stop = onLocaleChange(({ locale }) => heard.push([locale, getLocale()]))
    const host = memoryHost()
    await setLocale('es', {}, host)
    await setLocale('es', {}, host)
    await setLocale('en', {}, host)
    stop()
    await setLocale('fr', {}, host)
    expect(heard).toEqual([
      ['es', 'es'],
      ['en', 'en'],
    ])
  })
})

describe('startLocale', () => {
  test.each<[string, Parameters<typeof memoryHost>[0], string | undefined, Locale]>([
    ['the stored choice', { choice: 'es', system: ['fr-FR'] }, 'zh-Hans', 'es'],
    ['the app’s, without a choice', { system: ['fr-FR'] }, 'zh_TW', 'zh-Hant'],
    ['the app’s, where the choice is no language of ours', { choice: 'tlh', system: ['fr-FR'] }, 'es', 'es'],
    ['the system’s best that fits', { system: ['de-AT', 'fr-CA', 'es'] }, undefined, 'fr'],
    ['English, where nothing fits', { system: ['de-AT', 'ja'] }, 'it', 'en'],
  ])('takes %s', async (_, given, appLocale, expected) => {
    const host = memoryHost(given)
    expect(await startLocale(appLocale, host)).toBe(expected)
    expect(getLocale()).toBe(expected)
    expect(host.lang).toBe(expected)
    expect(host.readChoice()).toBe(given?.choice)
  })

  test('starts in English and reports it when the words cannot be loaded', async () => {
    const host = memoryHost({ system: ['zh-CN'] })
    const reports: (() => void)[] = []
    await withoutNetwork('../../base/locale/zh-Hans.ts', async () => {
      vi.stubGlobal('queueMicrotask', (report: () => void) => reports.push(report))
      expect(await startLocale(undefined, host)).toBe('en')
      vi.unstubAllGlobals()
    })
    expect(host.lang).toBe('en')
    expect(reports).toHaveLength(1)
    expect(reports[0]).toThrow()
  })
})

test('where there is no document the web host knows and stores nothing, and throws nothing', async () => {
  webHost.markDocument('fr')
  expect(webHost.systemLanguages()).toEqual([])
  vi.stubGlobal('localStorage', undefined)
  webHost.writeChoice('fr')
  expect(webHost.readChoice()).toBeNull()
  vi.unstubAllGlobals()
})

/** Runs a step while one chunk of words cannot be fetched. */
async function withoutNetwork(chunk: string, step: () => Promise<unknown>): Promise<void> {
  vi.resetModules()
  vi.doMock(chunk, () => {
    throw new Error('no network')
  })
  await step()
  vi.doUnmock(chunk)
}
