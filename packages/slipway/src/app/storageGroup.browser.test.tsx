import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { forgetGroup } from '../base/storedName.ts'
import type { AnyApp } from '../router/config/config.ts'
import { hashHistory, pathHistory } from '../router/history/browserHistory.ts'
import type { HistoryFactory } from '../router/history/history.ts'
import { memoryHistory } from '../router/history/memoryHistory.ts'
import { groupedApi, mountGrouped } from '../testing/internal/apps/groupedApp.tsx'
import type {} from '../testing/internal/apps/groupedWindow.tsx'
import { endAtLastEntry } from '../testing/internal/environment/lastEntry.ts'
import { mayReload, reloadOnce } from './recovery/reloadOnce.ts'

const { clearDrafts, clearStorageSync, getStorageSync, getTheme, getTokenText, setStorageSync, setTheme, setToken } =
  groupedApi

const token = ['{"alg":"none"}', '{"uid":"7","exp":99999999999}', 'x']
  .map((part) => btoa(part).replaceAll('=', ''))
  .join('.')
const address = location.href

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  window.history.replaceState(null, '', address)
  setTheme({ mode: 'auto' })
  localStorage.clear()
  forgetGroup()
})

/** Opens the app at an address, as a new document does. Returns a function that leaves it. */
async function visit(path: string, history: HistoryFactory, more: Partial<AnyApp> = {}): Promise<() => void> {
  forgetGroup()
  window.history.replaceState(null, '', path)
  return open(history, more)
}

async function open(history: HistoryFactory, more: Partial<AnyApp> = {}): Promise<() => void> {
  const end = mountGrouped(history, more)
  let isOpen = true
  const leave = () => {
    if (isOpen) end()
    isOpen = false
  }
  onTestFinished(leave)
  await expect.element(screen.getByLabelText('text')).toBeVisible()
  return leave
}

/** Types a text into the page and stores it as a draft. */
async function draft(text: string): Promise<void> {
  const count = () => Object.keys(sessionStorage).filter((name) => name.startsWith('sw:page:')).length
  const before = count()
  const save = () => window.dispatchEvent(new PageTransitionEvent('pagehide'))
  // The chunk that stores drafts is loaded with the first scroll or text.
  window.dispatchEvent(new Event('scroll'))
  await vi.waitFor(() => {
    save()
    expect(count()).toBe(before + 1)
  }, 10_000)
  await userEvent.fill(screen.getByLabelText('text'), text)
  save()
  expect(Object.values(sessionStorage).join()).toContain(text)
}

test.each<[what: string, a: string, b: string, historyOf: (app: 'a' | 'b') => HistoryFactory]>([
  ['with paths', '/a/', '/b/', (app) => pathHistory({ base: `/${app}/` })],
  [
    'with paths, one app in a subfolder of the other',
    '/',
    '/b/',
    (app) => pathHistory({ base: app === 'a' ? '/' : '/b/' }),
  ],
  ['with hashes', '/a/index.html', '/b/', () => hashHistory()],
  ['with hashes, in one folder', '/a/one.html', '/a/two.html', () => hashHistory()],
])('two apps of one origin, %s, neither see nor delete each other’s data', async (_what, a, b, historyOf) => {
  const leaveA = await visit(a, historyOf('a'))
  await draft('draft of a')
  await userEvent.click(screen.getByRole('button', { name: /opened/ }))
  setStorageSync('cart', 'of a')
  setToken(token)
  setTheme({ mode: 'dark' })
  leaveA()
  const storedByA = { ...localStorage, ...sessionStorage }
  expect(Object.keys(storedByA)).toHaveLength(5)

  const leaveB = await visit(b, historyOf('b'))
  expect([getStorageSync('cart'), getTokenText(), getTheme().mode]).toEqual(['', undefined, 'auto'])
  await draft('draft of b')
  setStorageSync('cart', 'of b')
  clearStorageSync()
  setToken(undefined)
  setTheme({ mode: 'light' })
  clearDrafts()
  expect(Object.values(sessionStorage).join()).not.toContain('draft of b')
  leaveB()
  expect({ ...localStorage, ...sessionStorage }).toMatchObject(storedByA)

  await visit(a, historyOf('a'))
  expect([getStorageSync('cart'), getTokenText(), getTheme().mode]).toEqual(['of a', token, 'dark'])
  clearDrafts()
  expect(Object.values(sessionStorage).join()).not.toContain('draft of a')
})

test.each<[what: string, first: string, second: string, history: HistoryFactory]>([
  ['paths', '/a/', '/a/other?x=1', pathHistory({ base: '/a' })],
  ['hashes', '/a/index.html#/', '/a/#/other', hashHistory()],
  ['addresses in memory', '/host/one', '/host/two', memoryHistory()],
])('an app with %s has the same values at all its addresses', async (_what, first, second, history) => {
  const leave = await visit(first, history)
  setStorageSync('cart', 'mine')
  setToken(token)
  setTheme({ mode: 'dark' })
  leave()
  await visit(second, history)
  expect([getStorageSync('cart'), getTokenText(), getTheme().mode]).toEqual(['mine', token, 'dark'])
})

test('apps with one storageGroup share values, at any address', async () => {
  const leave = await visit('/a/', pathHistory({ base: '/a/' }), { storageGroup: 'shop' })
  setStorageSync('cart', 'shared')
  leave()
  await visit('/b/', pathHistory({ base: '/b/' }), { storageGroup: 'shop' })
  expect(getStorageSync('cart')).toBe('shared')
})

test('a reload mark of one app does not keep another app from reloading', async () => {
  const at = { href: new URL('/lost', location.href).href, reload() {} }
  const leave = await visit('/a/', pathHistory({ base: '/a/' }))
  expect(reloadOnce(at.href, at)).toBe(true)
  expect(mayReload(at.href, at)).toBe(false)
  leave()
  await visit('/b/', pathHistory({ base: '/b/' }))
  expect(mayReload(at.href, at)).toBe(true)
})

test('values used before mount() throw in development, if the group is another one', () => {
  setStorageSync('cart', 'lost')
  expect(() => mountGrouped(memoryHistory(), { storageGroup: 'shop' })).toThrow(
    /setStorageGroup\(\{ group: 'shop' \}\)/,
  )
  document.body.lastElementChild?.remove()
})

test('a chosen group other than the config’s throws in development', async () => {
  await groupedApi.setStorageGroup({ group: 'admin' })
  expect(() => mountGrouped(memoryHistory(), { storageGroup: 'shop' })).toThrow(/the config's storageGroup, 'shop'/)
  document.body.lastElementChild?.remove()
})

test('modules may use the storage before mount() once the group is chosen', async () => {
  await groupedApi.setStorageGroup({ group: 'shop' })
  setStorageSync('cart', 'early')
  await open(memoryHistory(), { storageGroup: 'shop' })
  expect(getStorageSync('cart')).toBe('early')
  await expect(groupedApi.setStorageGroup({ group: 'admin' })).rejects.toMatchObject({ code: 'unavailable' })
})

/** Opens a window of an app, whose path is that of a file on the server. */
async function openWindow(file: string, page: string): Promise<Window & { readonly grouped: typeof groupedApi }> {
  const frame = document.createElement('iframe')
  frame.src = `${new URL(file, import.meta.url).href}#${page}`
  document.body.append(frame)
  onTestFinished(() => {
    if (frame.contentWindow) endAtLastEntry(frame.contentWindow)
    frame.remove()
  })
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  const inner = frame.contentWindow
  if (!inner) throw new Error('the frame has no window')
  inner.document.body.replaceChildren()
  // Vitest wraps each dynamic import in a call of its own.
  Object.assign(inner, { __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() } })
  const script = inner.document.createElement('script')
  script.type = 'module'
  script.src = new URL('../testing/internal/apps/groupedWindow.tsx', import.meta.url).href
  inner.document.body.append(script)
  await vi.waitFor(() => expect(inner.grouped).toBeDefined(), 10_000)
  return inner as Window & { readonly grouped: typeof groupedApi }
}

test('two windows of one app share values and their events, a window of another app does not', async () => {
  const [first, second, other] = await Promise.all([
    openWindow('../../package.json', '/'),
    openWindow('../../package.json', '/other'),
    openWindow('../../../../package.json', '/'),
  ])
  const events: string[] = []
  second.grouped.onStorageChange(({ key }) => events.push(`second ${key}`))
  other.grouped.onStorageChange(({ key }) => events.push(`other ${key}`))
  first.grouped.setStorageSync('cart', 'seven')
  first.grouped.setToken(token)
  await vi.waitFor(() => expect(second.grouped.getTokenText()).toBe(token))
  await vi.waitFor(() => expect(events).toEqual(['second cart']))
  expect(second.grouped.getStorageSync('cart')).toBe('seven')
  expect([other.grouped.getStorageSync('cart'), other.grouped.getTokenText()]).toEqual(['', undefined])

  other.grouped.setToken(token)
  other.grouped.clearStorageSync()
  other.grouped.setToken(undefined)
  expect(first.grouped.getTokenText()).toBe(token)
  expect(first.grouped.getStorageSync('cart')).toBe('seven')
  second.grouped.setToken(undefined)
  await vi.waitFor(() => expect(first.grouped.getTokenText()).toBeUndefined())
})
