import { expect, test, vi } from 'vitest'
import { routedApp, startRouted } from '../testing/internal/apps/routedApp.ts'
import { createNavigator } from './createNavigator.ts'
import { memoryHistory } from './history/memoryHistory.ts'

test('back takes pages off, and stops at the first', async () => {
  const { navigator, history, urls } = startRouted()
  await navigator.open('navigateTo', { url: '/list' })
  await navigator.open('navigateTo', { url: '/order/1' })
  await navigator.back(1)
  expect(urls()).toEqual(['/', '/list'])
  await navigator.open('navigateTo', { url: '/order/2' })
  await navigator.back(7)
  expect(urls()).toEqual(['/'])
  expect(history.url()).toBe('/')
})

test('[S2.8] back with one page left leads to the root page', async () => {
  const { navigator, history, urls } = startRouted('/list')
  await navigator.back(1)
  expect(urls()).toEqual(['/'])
  expect(history.url()).toBe('/')
  await navigator.back(1)
  expect(urls()).toEqual(['/'])
})

test('the user’s Back and Forward move the stack', async () => {
  const { navigator, history, urls } = startRouted()
  await navigator.open('navigateTo', { url: '/list' })
  const { key } = navigator.stack.get().pages[1] ?? {}
  history.go(-1)
  await vi.waitFor(() => expect(urls()).toEqual(['/']))
  history.go(1)
  await vi.waitFor(() => expect(urls()).toEqual(['/', '/list']))
  expect(navigator.stack.get().pages[1]?.key).toBe(key)
})

test('Forward onto a dropped page is turned back', async () => {
  const { navigator, history, urls } = startRouted()
  await navigator.open('navigateTo', { url: '/list' })
  await navigator.open('reLaunch', { url: '/order/5' })
  const moves: string[] = []
  history.listen(() => moves.push(history.url()))
  history.go(1)
  await vi.waitFor(() => expect(moves).toEqual(['/list', '/order/5']))
  expect(urls()).toEqual(['/order/5'])
})

test('a reload finds the stack in the history', async () => {
  const { navigator, history } = startRouted()
  await navigator.open('switchTab', { url: '/mine' })
  await navigator.open('navigateTo', { url: '/list' })
  await navigator.open('navigateTo', { url: '/order/1' }, { draft: 'x' })
  const before = navigator.stack.get()
  navigator.stop()
  const reloaded = startRouted('/', history)
  expect(reloaded.navigator.stack.get()).toEqual(before)
  await reloaded.navigator.back(2)
  expect(reloaded.urls()).toEqual(['/mine'])
})

test('an address opened from outside gets the page that it names under it', () => {
  expect(startRouted('/order/1').urls()).toEqual(['/', '/order/1'])
  expect(startRouted('/list').urls()).toEqual(['/list'])
})

test('an address that leads nowhere is on the stack, without a page', () => {
  const { navigator, urls } = startRouted('/nowhere')
  expect(urls()).toEqual(['/nowhere'])
  const [entry] = navigator.stack.get().pages
  expect(entry && navigator.matchOf(entry)).toBeUndefined()
})

test('an address typed after the hash is a push, or a switch for a tab', async () => {
  const { navigator, history, urls } = startRouted()
  history.push('/list', undefined)
  history.go(-1)
  history.go(1)
  await vi.waitFor(() => expect(urls()).toEqual(['/', '/list']))
  expect(history.state()).toBeDefined()
  history.push('/mine', undefined)
  history.go(-1)
  history.go(1)
  await vi.waitFor(() => expect(urls()).toEqual(['/mine']))
  await navigator.back(1)
  expect(urls()).toEqual(['/'])
})

test('a link’s address is known for what exists only', () => {
  const { navigator } = startRouted()
  expect(navigator.hrefOf({ path: '/order/:id', params: { id: 3 } })).toBe('/order/3')
  expect(navigator.hrefOf({ url: '/order/x' })).toBeUndefined()
  expect(navigator.hrefOf({ url: 'https://elsewhere.example/' })).toBeUndefined()
})

test('it has settled once the history has followed the stack', async () => {
  const history = memoryHistory('/')()
  const navigator = createNavigator(routedApp, history)
  for (const url of ['/list', '/order/1', '/order/2']) await navigator.open('navigateTo', { url })
  const seen: string[] = []
  navigator.stack.subscribe(() => {
    seen.push(history.url())
    void navigator.settled().then(() => seen.push(history.url()))
  })
  await navigator.open('reLaunch', { url: '/list' })
  await navigator.settled()
  expect(seen).toEqual(['/order/2', '/list'])
})

test('pages are kept once they were on top, and as long as they are on the stack', async () => {
  const { navigator } = startRouted('/order/1')
  const kept = () => navigator.stack.get().pages.map(({ key }) => navigator.kept.get().has(key))
  expect(kept(), 'what lies under a page opened by its address was not shown yet').toEqual([false, true])
  await navigator.open('navigateTo', { url: '/list' })
  expect(kept()).toEqual([false, true, true])
  await navigator.back(2)
  expect(kept()).toEqual([true])
  expect(navigator.kept.get().size).toBe(1)
})
