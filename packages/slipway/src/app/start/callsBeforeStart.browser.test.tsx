import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import {
  hideNavigationBarLoading,
  setNavigationBarColor,
  setNavigationBarTitle,
  showNavigationBarLoading,
} from '../../api/navigation-bar/index.ts'
import {
  hideTabBar,
  hideTabBarRedDot,
  removeTabBarBadge,
  setTabBarBadge,
  setTabBarItem,
  setTabBarStyle,
  showTabBar,
  showTabBarRedDot,
} from '../../api/tab-bar/index.ts'
import { page } from '../../router/config/config.ts'
import { peekNavigator } from '../../router/current.ts'
import { renderApp } from '../../testing/renderApp.ts'
import { tabBar } from '../tab-bar/tabBarConfig.ts'

const load = async () => ({ default: () => <p>content</p> })
const items = [
  { path: '/', text: 'Home' },
  { path: '/mine', text: 'Mine' },
] as const
const pages = { '/': page({ load, title: 'Home' }), '/mine': page({ load }), '/about': page({ load }) }

async function start(url = '/'): Promise<void> {
  const app = await renderApp({ pages, tabBar: tabBar({ items }) }, { url })
  onTestFinished(app.unmount)
}

beforeEach(() => expect(peekNavigator(), 'no app is running').toBeUndefined())

test.each<[string, () => Promise<void>]>([
  ['setNavigationBarTitle', () => setNavigationBarTitle({ title: 'x' })],
  ['setNavigationBarColor', () => setNavigationBarColor({ frontColor: '#000000', backgroundColor: '#fff' })],
  ['showNavigationBarLoading', showNavigationBarLoading],
  ['hideNavigationBarLoading', hideNavigationBarLoading],
  ['setTabBarItem', () => setTabBarItem({ index: 0, text: 'x' })],
  ['setTabBarStyle', () => setTabBarStyle({ color: '#111' })],
  ['setTabBarBadge', () => setTabBarBadge({ index: 0, text: '1' })],
  ['removeTabBarBadge', () => removeTabBarBadge({ index: 0 })],
  ['showTabBarRedDot', () => showTabBarRedDot({ index: 0 })],
  ['hideTabBarRedDot', () => hideTabBarRedDot({ index: 0 })],
  ['showTabBar', () => showTabBar()],
  ['hideTabBar', () => hideTabBar()],
])('%s waits until the app has started', async (_, call) => {
  let isDone = false
  const done = call().then(() => (isDone = true))
  await Promise.resolve()
  expect(isDone).toBe(false)
  await start()
  await done
})

test('calls before the start change the first page and the tab bar', async () => {
  const calls = [setNavigationBarTitle({ title: 'Welcome' }), setTabBarBadge({ index: 1, text: '3' })]
  await start()
  await Promise.all(calls)
  await expect.element(screen.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /Mine.*3/ })).toBeVisible()
})

test('a call that waits is refused if the app starts on a page without the tab bar', async () => {
  const call = expect(setTabBarBadge({ index: 0, text: '1' })).rejects.toMatchObject({
    errMsg: 'setTabBarBadge:fail not TabBar page',
  })
  await start('/about')
  await call
})

test('a wrong argument is refused before the start', async () => {
  await expect(setTabBarBadge({ index: '0' as unknown as number, text: '1' })).rejects.toMatchObject({
    code: 'invalid-argument',
  })
})
