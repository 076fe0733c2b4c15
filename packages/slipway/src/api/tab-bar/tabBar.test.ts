import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { midButtonTaps, type TabBarState, tabBarStateOf } from '../../router/chrome/tabBarState.ts'
import { page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { peekNavigator, setNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { tabOperations } from '../../router/stack/tabOperations.ts'
import { navigateBack, navigateTo, switchTab } from '../navigation/index.ts'
import {
  hideTabBar,
  hideTabBarRedDot,
  onTabBarMidButtonTap,
  removeTabBarBadge,
  type SetTabBarItemOptions,
  setTabBarBadge,
  setTabBarItem,
  setTabBarStyle,
  showTabBar,
  showTabBarRedDot,
} from './index.ts'

const load = async () => ({})
const pageConfigs = { '/': page({ load }), '/mine': page({ load }), '/a': page({ load }) }
const tabBar = { items: [{ path: '/' }, { path: '/mine' }], back: 'first' as const, operations: tabOperations }

const Picture = () => null

function state(): TabBarState {
  const pages = peekNavigator()
  if (!pages) throw new Error('the app is not running')
  return tabBarStateOf(pages).get()
}
const tab = (index: number) => state().tabs.get(index)

beforeEach(() => setNavigator(createNavigator({ pages: pageConfigs, tabBar }, memoryHistory()())))
afterEach(() => setNavigator(undefined))

test('a badge, a dot, and neither', async () => {
  await setTabBarBadge({ index: 1, text: '3' })
  expect(tab(1)).toEqual({ badge: '3' })
  await showTabBarRedDot({ index: 1 })
  expect(tab(1)).toEqual({ badge: '' })
  await hideTabBarRedDot({ index: 1 })
  expect(tab(1)).toEqual({ badge: null })
  await setTabBarBadge({ index: 1, text: '' })
  expect(tab(1)).toEqual({ badge: '' })
  await removeTabBarBadge({ index: 1 })
  expect(tab(1)).toEqual({ badge: null })
  expect(tab(0)).toBeUndefined()
})

test('a change of a tab keeps the omitted fields', async () => {
  await setTabBarItem({ index: 0, text: 'Start', visible: false })
  await setTabBarItem({ index: 0, text: 'Home', iconPath: '/home.svg', selectedIconPath: Picture })
  await setTabBarBadge({ index: 0, text: '1' })
  expect(tab(0)).toEqual({ text: 'Home', visible: false, icon: '/home.svg', selectedIcon: Picture, badge: '1' })
})

test('a change of the style keeps the omitted fields', async () => {
  await setTabBarStyle({ color: '#111', midButton: { text: 'New', iconPath: '/new.svg' } })
  await setTabBarStyle({ selectedColor: '#222', borderStyle: 'white', midButton: { width: 64 } })
  expect(state()).toMatchObject({
    style: { color: '#111', selectedColor: '#222', borderStyle: 'white' },
    midButton: { text: 'New', icon: '/new.svg', width: 64 },
  })
  expect(state().style).not.toHaveProperty('midButton')
})

test('the bar is hidden and shown, with a transition on request', async () => {
  await hideTabBar()
  expect(state()).toMatchObject({ hidden: true, animated: false })
  await showTabBar({ animation: true })
  expect(state()).toMatchObject({ hidden: false, animated: true })
})

test('a tap on the middle button is reported until the listener is removed', () => {
  const received = vi.fn()
  const stop = onTabBarMidButtonTap(received)
  midButtonTaps.emit('tap', undefined)
  stop()
  midButtonTaps.emit('tap', undefined)
  expect(received).toHaveBeenCalledTimes(1)
})

const calls: [string, () => Promise<void>][] = [
  ['setTabBarItem', () => setTabBarItem({ index: 0, text: 'x' })],
  ['setTabBarStyle', () => setTabBarStyle({ color: '#111' })],
  ['setTabBarBadge', () => setTabBarBadge({ index: 0, text: '1' })],
  ['removeTabBarBadge', () => removeTabBarBadge({ index: 0 })],
  ['showTabBarRedDot', () => showTabBarRedDot({ index: 0 })],
  ['hideTabBarRedDot', () => hideTabBarRedDot({ index: 0 })],
  ['showTabBar', () => showTabBar()],
  ['hideTabBar', () => hideTabBar()],
]

test.each(calls)('%s needs a tab page', async (api, call) => {
  const refusal = { code: 'unavailable', errMsg: `${api}:fail not TabBar page` }
  await navigateTo({ url: '/a' })
  const before = state()
  await expect(call()).rejects.toMatchObject(refusal)
  expect(state()).toBe(before)
  await navigateBack()
  await call()
  await switchTab({ url: '/mine' })
  await call()
  setNavigator(undefined)
  const onServer = { code: 'unavailable', errMsg: `${api}:fail no app is running` }
  await expect(call()).rejects.toMatchObject(onServer)
})

test.each(calls.filter(([api]) => !['setTabBarStyle', 'showTabBar', 'hideTabBar'].includes(api)))(
  '%s needs an app with a tab bar',
  async (api, call) => {
    setNavigator(createNavigator({ pages: pageConfigs }, memoryHistory()()))
    await expect(call()).rejects.toMatchObject({ errMsg: `${api}:fail not TabBar page` })
  },
)

test.each([2, -1, 0.5])('rejects with not-found for the tab %j', async (index) => {
  const refusal = { code: 'not-found', errMsg: expect.stringMatching(/^\w+:fail tabbar item not found$/) }
  await expect(setTabBarItem({ index, text: 'x' })).rejects.toMatchObject(refusal)
  await expect(setTabBarBadge({ index, text: 'x' })).rejects.toMatchObject(refusal)
  await expect(removeTabBarBadge({ index })).rejects.toMatchObject(refusal)
  await expect(showTabBarRedDot({ index })).rejects.toMatchObject(refusal)
  await expect(hideTabBarRedDot({ index })).rejects.toMatchObject(refusal)
})

test.each<[string, () => Promise<void>, string]>([
  [
    'no index',
    () => removeTabBarBadge({} as { index: number }),
    'removeTabBarBadge:fail index must be a finite number',
  ],
  [
    'a badge that is a number',
    () => setTabBarBadge({ index: 0, text: 3 as unknown as string }),
    'setTabBarBadge:fail text must be a string',
  ],
  [
    'a text that is a number',
    () => setTabBarItem({ index: 0, text: 3 as unknown as string }),
    'setTabBarItem:fail text must be a string',
  ],
  [
    'a colour that is a number',
    () => setTabBarStyle({ color: 0xff as unknown as string }),
    'setTabBarStyle:fail color must be a string',
  ],
  [
    'a border that does not exist',
    () => setTabBarStyle({ borderStyle: 'grey' as 'black' }),
    'setTabBarStyle:fail borderStyle must be one of black, white',
  ],
])('%s is rejected', async (_case, call, errMsg) => {
  await expect(call()).rejects.toMatchObject({ code: 'invalid-argument', errMsg })
})

test('the page of a tab cannot be changed', async () => {
  await expect(setTabBarItem({ index: 0, pagePath: '/a' } as SetTabBarItemOptions)).rejects.toMatchObject({
    code: 'unsupported',
  })
})

test('an app that is started again starts without changes', async () => {
  await setTabBarBadge({ index: 0, text: '1' })
  setNavigator(createNavigator({ pages: pageConfigs, tabBar }, memoryHistory()()))
  expect(state()).toEqual({ tabs: new Map(), style: {}, midButton: {}, hidden: false, animated: false })
})
