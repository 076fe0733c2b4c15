import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { navigateBack, switchTab } from '../../api/navigation/index.ts'
import { type AnyApp, page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import {
  backTo,
  bar,
  drawn,
  elementOf,
  goneFrom,
  kept,
  left,
  push,
  remembered,
  renew,
  start,
  use,
} from '../../testing/internal/apps/keepAliveApp.tsx'
import { windows } from '../windows/windowsConfig.ts'
import { dropPages } from './dropPages.ts'

beforeEach(renew)

test('the lowest pages are dropped, and each is restored', async () => {
  await start('/1', { keepAlive: { limit: 2 } })
  const urls = ['/1', '/2', '/3', '/4', '/5']
  for (const url of urls) {
    if (url !== '/1') await push(url)
    await use()
  }
  await vi.waitFor(() => expect(drawn()).toEqual(['/3', '/4', '/5']))
  for (const url of ['/4', '/3']) await backTo(kept(url))
  for (const url of ['/2', '/1']) await backTo(remembered(url))
  expect(drawn()).toEqual(['/1'])
}, 60_000)

test('ten of eleven covered pages stay by default', async () => {
  await start('/1')
  for (let id = 2; id <= 11; id++) await push(`/${id}`)
  expect(drawn()).toHaveLength(11)
  await push('/12')
  await goneFrom('/1')
  expect(drawn()).toHaveLength(11)
})

test('tabs stay and do not count, visible or not', async () => {
  const tabs = bar('/', '/mine')
  await start('/', { tabBar: tabs, keepAlive: { limit: 1 } })
  await use()
  await switchTab('/mine')
  for (const url of ['/1', '/2', '/3']) await push(url)
  await goneFrom('/1')
  expect(drawn()).toEqual(['/mine', '/2', '/3'])
  await switchTab('/')
  expect(left()).toEqual(kept('/'))
})

test('a pinned page stays and does not count', async () => {
  await start('/pinned/1', { keepAlive: { limit: 1 } })
  for (const url of ['/1', '/2', '/3']) await push(url)
  await goneFrom('/1')
  expect(drawn()).toEqual(['/pinned/1', '/2', '/3'])
})

test('a page that a window shows stays, and is dropped when it is covered', async () => {
  await screen.viewport(1280, 800)
  onTestFinished(() => screen.viewport(390, 844))
  const held = { windows: windows({ left: { page: '/none/:id' } }), keepAlive: { limit: 0 } }
  await start('/none/1', held)
  await use()
  await push('/2')
  await push('/3')
  await goneFrom('/2')
  expect(elementOf('/none/1')?.querySelector('input')?.value).toBe('text of /none/1')
  await screen.viewport(390, 844)
  await goneFrom('/none/1')
  expect(drawn()).toEqual(['/3'])
  await navigateBack({ delta: 2 })
  await vi.waitFor(() => expect(left()).toEqual(remembered('/none/1')))
})

test('the page that is shown next is not dropped, even if its elements are not updated yet', async () => {
  const load = async () => ({ default: () => null })
  const app = { pages: { '/': page({ load, keepAlive: 'none' }), '/:id': page({ load, keepAlive: 'none' }) } }
  const pages = createNavigator(app as unknown as AnyApp, memoryHistory('/')())
  const root = document.createElement('div')
  const stop = dropPages(pages, root, () => true)
  onTestFinished(() => {
    stop()
    pages.stop()
  })
  await pages.open('navigateTo', { url: '/1' })
  const keys = pages.stack.get().pages.map(({ key }) => key)
  for (const key of keys) root.innerHTML += `<div class="sw-page" data-layer="${key}"></div>`
  for (const element of root.children) element.toggleAttribute('data-covered', true)
  await vi.waitFor(() => expect([...pages.mounted.get()]).toEqual([keys[1]]))
})
