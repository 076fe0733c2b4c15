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
  /** Language of the document. */
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
  test('changes the texts, the document and the stored choice', async () => {
    const host = memoryHost()
    expect(await setLocale('fr', {}, host)).toBe(true)
    expect(getLocale()).toBe('fr')
    expect(message('app.cancel')).toBe('Annuler')
    expect(host.lang).toBe('fr')
    expect(host.readChoice()).toBe('fr')
  })

  test('accepts tags in the formats of browsers and servers', async () => {
    const host = memoryHost()
    expect(await setLocale('zh_TW', {}, host)).toBe(true)
    expect(getLocale()).toBe('zh-Hant')
    expect(host.readChoice()).toBe('zh-Hant')
  })

  test('resolves with `false` if the language did not change, and stores the choice', async () => {
    const host = memoryHost({ choice: 'fr' })
    expect(await setLocale('en', {}, host)).toBe(false)
    expect(host.readChoice()).toBe('en')
  })

  test('changes and stores nothing if a later call supersedes it', async () => {
    const host = memoryHost()
    expect(await Promise.all([setLocale('fr', {}, host), setLocale('es', {}, host)])).toEqual([false, true])
    expect(getLocale()).toBe('es')
    expect(host.lang).toBe('es')
    expect(host.readChoice()).toBe('es')
  })

  test('leaves the language unchanged when aborted, even after the texts have been loaded', async () => {
    const host = memoryHost()
    const controller = new AbortController()
    const call = setLocale('fr', { signal: controller.signal }, host)
    controller.abort()
    await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'setLocale:fail abort' })
    await import('../../base/locale/fr.ts')
    await new Promise((resolve) => setImmediate(resolve))
    expect([getLocale(), host.lang, host.readChoice()]).toEqual(['en', '', undefined])
  })

  test('does not affect a later call when aborted too late', async () => {
    const host = memoryHost()
    const controller = new AbortController()
    const first = setLocale('fr', { signal: controller.signal }, host)
    const second = setLocale('es', {}, host)
    controller.abort()
    await expect(first).rejects.toMatchObject({ code: 'cancelled' })
    expect(await second).toBe(true)
    expect(getLocale()).toBe('es')
  })

  test.each([['de'], [''], [null], [undefined], [7]])('rejects %j and lists the five languages', async (tag) => {
    const host = memoryHost()
    await expect(setLocale(tag as never, {}, host)).rejects.toMatchObject({
      code: 'invalid-argument',
      // Languages added by the app follow these.
      message: expect.stringMatching(/^setLocale:fail locale must be one of en, es, fr, zh-Hans, zh-Hant\b/),
    })
    expect(getLocale()).toBe('en')
    expect(host.readChoice()).toBeUndefined()
  })

  test('changes nothing if the texts cannot be loaded', async () => {
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
  test('calls the listener after each change, until it is removed', async () => {
    const received: [Locale, Locale][] = []
    const stop = onLocaleChange(({ locale }) => received.push([locale, getLocale()]))
    const host = memoryHost()
    await setLocale('es', {}, host)
    await setLocale('es', {}, host)
    await setLocale('en', {}, host)
    stop()
    await setLocale('fr', {}, host)
    expect(received).toEqual([
      ['es', 'es'],
      ['en', 'en'],
    ])
  })
})

describe('startLocale', () => {
  test.each<[string, Parameters<typeof memoryHost>[0], string | undefined, Locale]>([
    ['the stored choice', { choice: 'es', system: ['fr-FR'] }, 'zh-Hans', 'es'],
    ['the app’s, without a choice', { system: ['fr-FR'] }, 'zh_TW', 'zh-Hant'],
    ['the app’s, if the choice is not a supported language', { choice: 'tlh', system: ['fr-FR'] }, 'es', 'es'],
    ['the system’s first supported language', { system: ['de-AT', 'fr-CA', 'es'] }, undefined, 'fr'],
    ['English, if no language matches', { system: ['de-AT', 'ja'] }, 'it', 'en'],
  ])('starts with %s', async (_, given, appLocale, expected) => {
    const host = memoryHost(given)
    expect(await startLocale(appLocale, host)).toBe(expected)
    expect(getLocale()).toBe(expected)
    expect(host.lang).toBe(expected)
    expect(host.readChoice()).toBe(given?.choice)
  })

  test('starts in English and reports the error if the texts cannot be loaded', async () => {
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

test('without a document, the web host has no languages, stores nothing and does not throw', async () => {
  webHost.markDocument('fr')
  expect(webHost.systemLanguages()).toEqual([])
  vi.stubGlobal('localStorage', undefined)
  webHost.writeChoice('fr')
  expect(webHost.readChoice()).toBeNull()
  vi.unstubAllGlobals()
})

/** Runs a step while a chunk of texts cannot be fetched. */
async function withoutNetwork(chunk: string, step: () => Promise<unknown>): Promise<void> {
  vi.resetModules()
  vi.doMock(chunk, () => {
    throw new Error('no network')
  })
  await step()
  vi.doUnmock(chunk)
}
