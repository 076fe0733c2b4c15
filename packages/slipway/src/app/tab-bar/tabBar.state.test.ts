import { expect, test } from 'vitest'
import type { TabBarState, TabChange } from '../../router/chrome/tabBarState.ts'
import { shownTabs } from './tabBar.state.ts'
import type { TabItem } from './tabBarConfig.ts'

const items: TabItem[] = [
  { path: '/', text: 'Home', icon: '/home.svg', selectedIcon: '/home-filled.svg' },
  { path: '/orders', text: () => 'Orders', icon: '/orders.svg', badge: '3' },
  { path: '/draft', text: 'Draft', visible: false },
  { path: '/mine', text: 'Mine', dot: true },
]

const state = (tabs: [number, TabChange][]): TabBarState => ({
  tabs: new Map(tabs),
  style: {},
  midButton: {},
  hidden: false,
  animated: false,
})
const shown = (...tabs: [number, TabChange][]) => shownTabs(items, state(tabs), '/orders')

test('[S4.6] the selected tab is that of the current page', () => {
  const selected = (current: string) =>
    shownTabs(items, state([]), current)
      .filter((tab) => tab.selected)
      .map(({ index }) => index)
  expect(selected('/')).toEqual([0])
  expect(selected('/mine')).toEqual([3])
  expect(selected('/draft')).toEqual([])
})

test('tabs that are not visible are left out, and still count for the index', () => {
  expect(shown().map(({ index, text }) => [index, text])).toEqual([
    [0, 'Home'],
    [1, 'Orders'],
    [3, 'Mine'],
  ])
  expect(shown([2, { visible: true }], [0, { visible: false }]).map(({ index }) => index)).toEqual([1, 2, 3])
})

test.each<[string, TabChange | undefined, number, string | undefined]>([
  ['a badge of the config', undefined, 1, '3'],
  ['a red dot of the config', undefined, 3, ''],
  ['no badge', undefined, 0, undefined],
  ['a badge replaces the config’s', { badge: '4' }, 1, '4'],
  ['a dot replaces a badge', { badge: '' }, 1, ''],
  ['a removed badge', { badge: null }, 1, undefined],
  ['a removed dot', { badge: null }, 3, undefined],
  ['another change leaves the badge', { text: 'Other' }, 1, '3'],
])('%s', (_case, change, index, badge) => {
  const tabs = change ? shown([index, change]) : shown()
  expect(tabs.find((tab) => tab.index === index)?.badge).toBe(badge)
})

test.each<[string, number, TabChange, string | undefined, string | undefined]>([
  ['both icons of the config', 0, {}, '/home.svg', '/home-filled.svg'],
  ['one icon for both', 1, {}, '/orders.svg', '/orders.svg'],
  ['a new icon is one for both', 0, { icon: '/new.svg' }, '/new.svg', '/new.svg'],
  ['a new selected icon', 0, { selectedIcon: '/new.svg' }, '/home.svg', '/new.svg'],
  ['no icon', 3, {}, undefined, undefined],
])('%s', (_case, index, change, icon, selectedIcon) => {
  expect(shown([index, change]).find((tab) => tab.index === index)).toMatchObject({ icon, selectedIcon })
})

test('a text that was set replaces the config’s', () => {
  expect(shown([1, { text: 'Cart' }])[1]?.text).toBe('Cart')
})
