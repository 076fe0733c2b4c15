import { expect, test, vi } from 'vitest'
import { routedApp, startRouted } from '../testing/internal/apps/routedApp.ts'
import { createNavigator } from './createNavigator.ts'
import { memoryHistory } from './history/memoryHistory.ts'

test('`back` removes pages, and stops at the first', async () => {
  const { pages, history, urls } = startRouted()
  await pages.open('navigateTo', { url: '/list' })
  await pages.open('navigateTo', { url: '/order/1' })
  await pages.back(1)
  expect(urls()).toEqual(['/', '/list'])
  await pages.open('navigateTo', { url: '/order/2' })
  await pages.back(7)
  expect(urls()).toEqual(['/'])
  expect(history.url()).toBe('/')
})

test('[S2.8] back with one page left leads to the root page', async () => {
  const { pages, history, urls } = startRouted('/list')
  await pages.back(1)
  expect(urls()).toEqual(['/'])
  expect(history.url()).toBe('/')
  await pages.back(1)
  expect(urls()).toEqual(['/'])
})

test('the user’s Back and Forward move the stack', async () => {
  const { pages, history, urls } = startRouted()
  await pages.open('navigateTo', { url: '/list' })
  const { key } = pages.stack.get().pages[1] ?? {}
  history.go(-1)
  await vi.waitFor(() => expect(urls()).toEqual(['/']))
  history.go(1)
  await vi.waitFor(() => expect(urls()).toEqual(['/', '/list']))
  expect(pages.stack.get().pages[1]?.key).toBe(key)
})

test('Forward to a dropped page is reverted', async () => {
  const { pages, history, urls } = startRouted()
  await pages.open('navigateTo', { url: '/list' })
  await pages.open('reLaunch', { url: '/order/5' })
  const moves: string[] = []
  history.listen(() => moves.push(history.url()))
  history.go(1)
  await vi.waitFor(() => expect(moves).toEqual(['/list', '/order/5']))
  expect(urls()).toEqual(['/order/5'])
})

test('a reload restores the stack from the history', async () => {
  const { pages, history } = startRouted()
  await pages.open('switchTab', { url: '/mine' })
  await pages.open('navigateTo', { url: '/list' })
  await pages.open('navigateTo', { url: '/order/1' }, { draft: 'x' })
  const before = pages.stack.get()
  pages.stop()
  const reloaded = startRouted('/', history)
  expect(reloaded.pages.stack.get()).toEqual(before)
  await reloaded.pages.back(2)
  expect(reloaded.urls()).toEqual(['/mine'])
})

test('an app opened at the address of a page with `under` has both pages on the stack', () => {
  expect(startRouted('/order/1').urls()).toEqual(['/', '/order/1'])
  expect(startRouted('/list').urls()).toEqual(['/list'])
})

test('an address that matches no page is on the stack, without a page', () => {
  const { pages, urls } = startRouted('/nowhere')
  expect(urls()).toEqual(['/nowhere'])
  const [entry] = pages.stack.get().pages
  expect(entry && pages.matchOf(entry)).toBeUndefined()
})

test('an address typed after the hash opens a page or switches to a tab', async () => {
  const { pages, history, urls } = startRouted()
  history.push('/list', undefined)
  history.go(-1)
  history.go(1)
  await vi.waitFor(() => expect(urls()).toEqual(['/', '/list']))
  expect(history.state()).toBeDefined()
  history.push('/mine', undefined)
  history.go(-1)
  history.go(1)
  await vi.waitFor(() => expect(urls()).toEqual(['/mine']))
  await pages.back(1)
  expect(urls()).toEqual(['/'])
})

test('`hrefOf` returns an address only for pages that exist', () => {
  const { pages } = startRouted()
  expect(pages.hrefOf({ path: '/order/:id', params: { id: 3 } })).toBe('/order/3')
  expect(pages.hrefOf({ url: '/order/x' })).toBeUndefined()
  expect(pages.hrefOf({ url: 'https://elsewhere.example/' })).toBeUndefined()
})

test('`settled` resolves once the history has followed the stack', async () => {
  const history = memoryHistory('/')()
  const pages = createNavigator(routedApp, history)
  for (const url of ['/list', '/order/1', '/order/2']) await pages.open('navigateTo', { url })
  const seen: string[] = []
  pages.stack.subscribe(() => {
    seen.push(history.url())
    void pages.settled().then(() => seen.push(history.url()))
  })
  await pages.open('reLaunch', { url: '/list' })
  await pages.settled()
  expect(seen).toEqual(['/order/2', '/list'])
})

test('pages are mounted when they are first on top, and while they are on the stack', async () => {
  const { pages } = startRouted('/order/1')
  const kept = () => pages.stack.get().pages.map(({ key }) => pages.mounted.get().has(key))
  expect(kept(), 'the page under a page opened by its address has not been shown').toEqual([false, true])
  await pages.open('navigateTo', { url: '/list' })
  expect(kept()).toEqual([false, true, true])
  await pages.back(2)
  expect(kept()).toEqual([true])
  expect(pages.mounted.get().size).toBe(1)
})
