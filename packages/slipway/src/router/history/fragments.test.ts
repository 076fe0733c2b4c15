import { expect, test, vi } from 'vitest'
import { refusalOf, startRouted } from '../../testing/internal/apps/routedApp.ts'
import type { GuardRoute } from '../config/guardTypes.ts'
import { openOverlayEntry } from '../overlay-entries/openOverlayEntry.ts'
import { topOf } from '../stack/stack.ts'
import { memoryHistory } from './memoryHistory.ts'

const address = '/order/1?from=x#key=v'

test.each([address, '/#part', '/mine#part', '/nowhere#part'])(
  'the fragment of the address %s remains after the start and after a reload',
  async (url) => {
    const { pages, history } = startRouted(url)
    await pages.settled()
    expect([topOf(pages.stack.get()).url, history.url()]).toEqual([url, url])
    const key = topOf(pages.stack.get()).key
    pages.stop()
    const again = startRouted(url, history)
    await again.pages.settled()
    expect([again.urls().at(-1), history.url()]).toEqual([url, url])
    expect(topOf(again.pages.stack.get()).key, 'the stack was restored').toBe(key)
  },
)

test('the parents of a page with a fragment have none', () => {
  expect(startRouted(address).urls()).toEqual(['/', address])
})

test('each write of the history keeps the fragment, and Back returns to it', async () => {
  const { pages, history, urls } = startRouted('/list#part')
  await pages.settled()
  openOverlayEntry(pages, () => {})
  await pages.settled()
  expect(history.url()).toBe('/list#part')
  await pages.back(1)
  expect(history.url()).toBe('/list#part')
  await pages.open('navigateTo', { url: address })
  expect([history.url(), urls()]).toEqual([address, ['/list#part', address]])
  await pages.back(1)
  await pages.settled()
  expect([history.url(), urls()]).toEqual(['/list#part', ['/list#part']])
  await pages.open('redirectTo', { url: '/order/2' })
  expect(history.url()).toBe('/order/2')
})

test.each(['navigateTo', 'redirectTo', 'reLaunch', 'openUrl'] as const)(
  '%s opens an address with a fragment',
  async (api) => {
    const { pages, history, urls } = startRouted()
    await pages.open(api, { url: '/order/2#part' })
    await pages.settled()
    expect([urls().at(-1), history.url()]).toEqual(['/order/2#part', '/order/2#part'])
    expect(pages.matchOf(topOf(pages.stack.get()))?.params).toEqual({ id: 2 })
  },
)

test.each(['/order/1?from=x#part', '#part'])(
  '%s leads to a part of the current page, which stays the same',
  async (url) => {
    const { pages, history, urls } = startRouted('/order/1?from=x')
    const showPart = vi.fn()
    pages.showPart = showPart
    const { key } = topOf(pages.stack.get())
    for (let count = 1; count < 3; count++) {
      expect(await pages.open('navigateTo', { url })).toBe(key)
      expect([urls(), history.url()]).toEqual([['/', '/order/1?from=x#part'], '/order/1?from=x#part'])
      expect(showPart.mock.calls).toEqual(Array(count).fill(['part']))
    }
    await pages.back(1)
    await pages.settled()
    expect([urls(), history.url()]).toEqual([['/'], '/'])
  },
)

test('the fragment of the current page closes overlays, also in a tab', async () => {
  const { pages, history, urls } = startRouted('/mine?a=1')
  const ends: string[] = []
  openOverlayEntry(pages, (end) => ends.push(end))
  await pages.settled()
  await pages.open('navigateTo', { url: '#part' })
  expect([urls(), history.url(), ends]).toEqual([['/mine?a=1#part'], '/mine?a=1#part', ['back']])
  expect(await refusalOf(pages.open('navigateTo', { url: '/mine#part' }))).toMatchObject({ code: 'invalid-argument' })
})

test('switchTab leads to a part of a tab: a new one, a kept one and the current one', async () => {
  const { pages, history } = startRouted()
  const showPart = vi.fn()
  pages.showPart = showPart
  const first = topOf(pages.stack.get()).key
  await pages.open('switchTab', { url: '/mine#a' })
  expect(history.url()).toBe('/mine#a')
  await pages.open('switchTab', { url: '/mine#b' })
  expect([history.url(), pages.stack.get().pages.length]).toEqual(['/mine#b', 1])
  expect(showPart.mock.calls).toEqual([['b']])
  await pages.open('switchTab', { url: '/#c' })
  expect([history.url(), topOf(pages.stack.get()).key]).toEqual(['/#c', first])
  await pages.open('switchTab', { url: '/' })
  expect(history.url(), 'without a fragment the tab keeps its address').toBe('/#c')
})

test('guards, links and page infos have the fragment', async () => {
  const seen: GuardRoute[] = []
  const { pages } = startRouted('/', memoryHistory('/')(), (to) => {
    seen.push(to)
    return true
  })
  await pages.open('navigateTo', { url: '/order/1#part' })
  expect(seen.map(({ url }) => url)).toContain('/order/1#part')
  expect(pages.hrefOf({ url: '/order/2?from=b#part' })).toBe('/order/2?from=b#part')
  expect(pages.hrefOf({ url: '#other' })).toBe('/order/1#other')
})

test('a link of the browser’s own to a part of the page shows the part, and its entry remains', async () => {
  const { pages, history, urls } = startRouted('/list')
  await pages.settled()
  const showPart = vi.fn()
  pages.showPart = showPart
  history.push('/list#part', undefined)
  history.push('/list#end', undefined)
  history.go(-1)
  await vi.waitFor(() => expect(showPart.mock.calls).toEqual([['part']]))
  expect([urls(), history.url()]).toEqual([['/list#part'], '/list#part'])
  history.go(-1)
  await vi.waitFor(() => expect(urls()).toEqual(['/list']))
  expect(showPart).toHaveBeenCalledOnce()
})

test('a page above a link of the browser’s own leaves the fragment in the address below it', async () => {
  const { pages, history, urls } = startRouted('/list')
  await pages.settled()
  history.push('/list#part', undefined)
  history.go(-1)
  await vi.waitFor(() => expect(history.url()).toBe('/list'))
  history.go(1)
  await vi.waitFor(() => expect(urls()).toEqual(['/list#part']))
  openOverlayEntry(pages, () => {})
  await pages.settled()
  expect(history.url()).toBe('/list#part')
  await pages.back(1)
  await pages.settled()
  expect([urls(), history.url()]).toEqual([['/list#part'], '/list#part'])
})

test('Back over entries of another script and a link leads to the address without the fragment', async () => {
  const { pages, history, urls } = startRouted('/list')
  await pages.settled()
  history.push('/list#part', undefined)
  history.go(-1)
  await vi.waitFor(() => expect(history.url()).toBe('/list'))
  history.go(1)
  await vi.waitFor(() => expect(urls()).toEqual(['/list#part']))
  for (let count = 0; count < 2; count++) history.push('/list#part', { modal: true })
  history.go(-1)
  await vi.waitFor(() => expect([urls(), history.url()]).toEqual([['/list'], '/list']))
})

test('an address with a fragment that the user typed after the hash opens its page', async () => {
  const { pages, history, urls } = startRouted('/list')
  await pages.settled()
  history.push('/order/1#part', undefined)
  history.go(-1)
  await vi.waitFor(() => expect(history.url()).toBe('/list'))
  history.go(1)
  await vi.waitFor(() => expect(urls()).toEqual(['/list', '/order/1#part']))
})
