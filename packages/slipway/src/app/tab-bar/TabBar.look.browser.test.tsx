import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo, switchTab } from '../../api/navigation/index.ts'
import {
  hideTabBar,
  onTabBarMidButtonTap,
  removeTabBarBadge,
  setTabBarBadge,
  setTabBarItem,
  setTabBarStyle,
  showTabBar,
  showTabBarRedDot,
} from '../../api/tab-bar/index.ts'
import { HomeIcon } from '../../components/icons/index.ts'
import {
  bar,
  body,
  currents,
  dot,
  items,
  link,
  names,
  type Path,
  renew,
  start,
  taps,
} from '../../testing/internal/apps/tabBarApp.tsx'
import { expectConsole } from '../../testing/internal/environment/consoleGuard.ts'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { type TabBarOptions, tabBar } from './index.ts'

beforeEach(renew)

/** Box of an element, rounded to a tenth of a pixel: in WebKit a full-height element ends a 64th of a pixel too early. */
function boxOf(element: Element) {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
  const sides = Object.entries({ left, right, top, bottom, width, height })
  return Object.fromEntries(sides.map(([side, length]) => [side, Math.round(length * 10) / 10]))
}

describe('the selected tab', () => {
  test('[S4.6] it is marked, however the page was reached', async () => {
    await start()
    expect(currents()).toEqual(['Home'])
    await userEvent.click(link('Mine'))
    await vi.waitFor(() => expect(currents()).toEqual(['Mine']))
    await switchTab({ url: '/orders' })
    expect(currents()).toEqual(['Orders'])
    await navigateBack()
    await vi.waitFor(() => expect(currents()).toEqual(['Home']))
    await navigateTo({ url: '/detail' })
    await navigateBack()
    expect(currents()).toEqual(['Home'])
  })

  test('it has its own icon and colour', async () => {
    await start({ color: '#112233', selectedColor: '#445566' })
    const pathOf = (name: string) => link(name).element().querySelector('svg path')?.getAttribute('d')
    const shown = pathOf('Home')
    expect(getComputedStyle(link('Home').element()).color).toBe('rgb(68, 85, 102)')
    expect(getComputedStyle(link('Mine').element()).color).toBe('rgb(17, 34, 51)')
    await userEvent.click(link('Mine'))
    await vi.waitFor(() => expect(pathOf('Home')).not.toBe(shown))
    expect(getComputedStyle(link('Home').element()).color).toBe('rgb(17, 34, 51)')
  })

  test('a click with a modifier key is the browser’s: it opens a new tab, and changes nothing here', async () => {
    await start()
    link('Mine')
      .element()
      .addEventListener('click', (event) => event.preventDefault(), { once: true })
    link('Mine')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(currents()).toEqual(['Home'])
    expect(link('Mine').element().getAttribute('href')).toBe('/mine')
  })
})

describe('position', () => {
  test('[S5.13] at the bottom', async () => {
    await start({ position: 'bottom' })
    expect(boxOf(bar())).toMatchObject({ height: 50, bottom: innerHeight, left: 0, right: innerWidth })
    expect(boxOf(body()).bottom).toBe(innerHeight - 50)
  })

  test('[S5.13] elsewhere is refused', () => {
    const items = [{ path: '/', text: 'Home' }]
    for (const position of ['left', '', null] as unknown as 'top'[]) {
      expect(() => tabBar({ items, position })).toThrow(
        expect.objectContaining({
          name: 'ApiError',
          code: 'invalid-argument',
          errMsg: 'tabBar:fail position must be one of bottom, top',
        }),
      )
    }
    expect(tabBar({ items, position: 'top' })).toMatchObject({ position: 'top' })
  })

  test('[S5.13] at the top, above the navigation bar', async () => {
    await start({ position: 'top' })
    expect(bar().getBoundingClientRect()).toMatchObject({ height: 50, top: 0 })
    expect(document.querySelector('.sw-navigation-bar')?.getBoundingClientRect().top).toBe(50)
    expect(boxOf(body()).bottom).toBe(innerHeight)
  })

  test.each([
    ['bottom', 84, 50],
    ['top', 80, 0],
  ] as const)('it keeps out of the safe area (%s)', async (position, height, pad) => {
    const root = document.documentElement.style
    root.setProperty('--sw-safe-bottom', '34px')
    root.setProperty('--sw-safe-top', '30px')
    await start({ position })
    expect(bar().getBoundingClientRect().height).toBe(height)
    const navigationBar = document.querySelector('.sw-navigation-bar')?.getBoundingClientRect()
    expect(navigationBar?.height, 'the safe area is left free once').toBe(position === 'top' ? 44 : 74)
    const links = link('Home').element().getBoundingClientRect()
    expect(innerHeight - links.bottom >= 34 && links.top >= 30).toBe(true)
    expect(getComputedStyle(body()).paddingBlockEnd).toBe(pad ? '0px' : '34px')
  })

  test('every tab of five is a target of at least 44 px in a window of 320 px', async () => {
    await screen.viewport(320, 568)
    onTestFinished(() => screen.viewport(390, 844))
    await start({ items: [...items, { path: '/detail' as Path, text: 'A very long name for a tab' }] })
    for (const found of bar().querySelectorAll('a')) {
      const { width, height } = found.getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      expect(found.scrollWidth).toBeLessThanOrEqual(found.clientWidth)
    }
  })

  test('a text too long for its tab ends in an ellipsis, and no accent above the line is cut off', async () => {
    await start()
    await setTabBarItem({ index: 0, text: 'Écran de l’accueil et de toutes les nouvelles du jour' })
    await vi.waitFor(() => expect(names()[0]).toContain('Écran'))
    const text = bar().querySelector('.sw-tab-text') ?? document.body
    const { textOverflow, overflowX, overflowY } = getComputedStyle(text)
    expect([textOverflow, overflowX, overflowY]).toEqual(['ellipsis', 'clip', 'visible'])
  })

  test('large text makes the bar higher, and nothing is cut off', async () => {
    await start({ fontSize: 32, iconWidth: 30, spacing: 6 })
    const { top, bottom } = link('Home').element().getBoundingClientRect()
    expect(bottom - top).toBeGreaterThan(50)
    const text = link('Home').element().querySelector('.sw-tab-text')?.getBoundingClientRect()
    const icon = link('Home').element().querySelector('.sw-tab-icon')?.getBoundingClientRect()
    expect(icon?.width).toBe(30)
    expect((text?.top ?? 0) - (icon?.bottom ?? 0)).toBe(6)
    expect((text?.bottom ?? 0) <= bottom && (icon?.top ?? 0) >= top).toBe(true)
  })
})

describe('badges', () => {
  test.each([
    ['7', '7', 'Mine 7'],
    ['999', '999', 'Mine 999'],
    ['1000', '...', 'Mine 1000'],
    ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 'Mine 👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦'],
    ['新的消息', '...', 'Mine 新的消息'],
    ['', '', 'Mine New'],
  ])('[S5.14] the text %j is shown as %j, and read in full', async (text, shown, name) => {
    await start()
    await setTabBarBadge({ index: 2, text })
    await expect.element(link(name)).toBeVisible()
    expect(bar().querySelector('.sw-badge')?.textContent).toBe(shown)
    expect(bar().querySelector('.sw-badge')?.matches('[data-dot]')).toBe(text === '')
    await removeTabBarBadge({ index: 2 })
    await expect.element(link('Mine')).toBeVisible()
  })

  test('a badge of the config stays until it is changed', async () => {
    await start({ items: [items[0], { ...items[1], badge: '3' }, { ...items[2], dot: true }] })
    await expect.element(link('Orders 3')).toBeVisible()
    await expect.element(link('Mine New')).toBeVisible()
    await showTabBarRedDot({ index: 1 })
    await expect.element(link('Orders New')).toBeVisible()
  })

  test.each(['ltr', 'rtl'])('it is at the upper end of the icon, inside its tab (%s)', async (direction) => {
    document.documentElement.dir = direction
    await start()
    await setTabBarBadge({ index: 2, text: '12' })
    await expect.element(link('Mine 12')).toBeVisible()
    const [tab, icon, badge] = ['', '.sw-tab-icon', '.sw-badge'].map((part) =>
      (part ? link('Mine 12').element().querySelector(part) : link('Mine 12').element())?.getBoundingClientRect(),
    ) as [DOMRect, DOMRect, DOMRect]
    expect(badge.top).toBeGreaterThanOrEqual(tab.top)
    expect(badge.top).toBeLessThan(icon.top + icon.height / 2)
    const middle = (box: DOMRect) => (box.left + box.right) / 2
    expect(Math.sign(middle(badge) - middle(icon))).toBe(direction === 'rtl' ? -1 : 1)
    expect(badge.left >= tab.left && badge.right <= tab.right).toBe(true)
  })

  test('in a tab without an icon it follows the text', async () => {
    await start({ items: [items[0], items[1], items[2], { path: '/more', text: 'All the rest', badge: '12' }] })
    const tab = link('All the rest 12').element()
    const [text, badge] = ['.sw-tab-text', '.sw-badge'].map((part) => tab.querySelector(part)?.getBoundingClientRect())
    expect(badge?.left).toBeGreaterThanOrEqual(text?.right ?? Infinity)
    expect(badge?.right).toBeLessThanOrEqual(tab.getBoundingClientRect().right)
  })
})

describe('changes', () => {
  test('of a tab: its text, its icon, whether it is visible', async () => {
    await start()
    await setTabBarItem({ index: 2, text: 'Account', iconPath: dot })
    await expect.element(link('Account')).toBeVisible()
    expect(link('Account').element().querySelector('img')?.getAttribute('src')).toBe(dot)
    await setTabBarItem({ index: 1, visible: false })
    await vi.waitFor(() => expect(names()).toEqual(['Home', 'Account', 'More']))
    await switchTab({ url: '/orders' })
    expect(currents(), 'its page is a tab page still').toEqual([])
    await setTabBarItem({ index: 1, visible: true })
    await vi.waitFor(() => expect(currents()).toEqual(['Orders']))
  })

  test('of the style', async () => {
    await start({ color: '#111111', borderStyle: 'black' })
    const line = () => getComputedStyle(bar(), '::before').borderBlockStartColor
    expect(line()).toBe('rgba(0, 0, 0, 0.33)')
    await setTabBarStyle({ color: '#112233', backgroundColor: '#ffeeaa', borderStyle: 'white' })
    await vi.waitFor(() => expect(getComputedStyle(bar()).backgroundColor).toBe('rgb(255, 238, 170)'))
    expect(getComputedStyle(link('Mine').element()).color).toBe('rgb(17, 34, 51)')
    expect(line()).toBe('rgba(255, 255, 255, 0.33)')
    await setTabBarStyle({ borderColor: '#445566' })
    await vi.waitFor(() => expect(line()).toBe('rgb(68, 85, 102)'))
  })

  test('they are kept after another page has covered the bar', async () => {
    await start()
    await setTabBarBadge({ index: 2, text: '1' })
    await navigateTo({ url: '/detail' })
    await navigateBack()
    await expect.element(link('Mine 1')).toBeVisible()
  })
})

describe('hidden and shown', () => {
  test.each(['bottom', 'top'] as const)(
    'the page gets its space, and neither Tab nor touches reach it (%s)',
    async (position) => {
      await start({ position })
      await hideTabBar()
      await vi.waitFor(() => expect(boxOf(body()).height).toBe(innerHeight - 44))
      expect(screen.getByRole('navigation').query()).toBeNull()
      expect(bar().checkVisibility({ visibilityProperty: true })).toBe(false)
      await showTabBar()
      await expect.element(screen.getByRole('navigation')).toBeVisible()
      expect(boxOf(body()).height).toBe(innerHeight - 94)
    },
  )

  test('at once without an animation, in 300 ms with one', async () => {
    await start()
    await hideTabBar()
    await vi.waitFor(() => expect(bar().matches('[data-hidden]')).toBe(true))
    expect(bar().getAnimations()).toEqual([])
    await showTabBar({ animation: true })
    await vi.waitFor(() => expect(bar().getAnimations()).not.toEqual([]))
    for (const { effect } of bar().getAnimations()) expect(effect?.getTiming().duration).toBe(300)
    await vi.waitFor(() => expect(bar().getAnimations()).toEqual([]))
    expect(boxOf(bar()).bottom).toBe(innerHeight)
  })

  test('it stays hidden on the other tab pages', async () => {
    await start()
    await hideTabBar()
    await switchTab({ url: '/mine' })
    expect(bar().checkVisibility({ visibilityProperty: true })).toBe(false)
  })
})

describe('the button in the middle', () => {
  const midButton = { text: 'New', icon: HomeIcon }

  test('it is shown between the halves of an even number of tabs, not of an odd one', async () => {
    await start({ midButton })
    expect(names()).toEqual(['Home', 'Orders', 'New', 'Mine', 'More'])
    await setTabBarItem({ index: 3, visible: false })
    await vi.waitFor(() => expect(names()).toEqual(['Home', 'Orders', 'Mine']))
    await setTabBarItem({ index: 0, visible: false })
    await vi.waitFor(() => expect(names()).toEqual(['Orders', 'New', 'Mine']))
  })

  test('a press by mouse, touch and keyboard is reported', async () => {
    await start({ midButton })
    const tapped = vi.fn()
    const stop = onTabBarMidButtonTap(tapped)
    onTestFinished(stop)
    await userEvent.click(screen.getByRole('button', { name: 'New' }))
    await touchTap(centerOf(screen.getByRole('button', { name: 'New' }).element()))
    await vi.waitFor(() => expect(tapped).toHaveBeenCalledTimes(2))
    await userEvent.keyboard('{Enter}')
    expect(tapped).toHaveBeenCalledTimes(3)
    expect(taps()).toEqual([])
  })

  test('it is 50 by 50 px with an icon of 24 px', async () => {
    await start({ midButton })
    const element = screen.getByRole('button', { name: 'New' }).element()
    expect(element.getBoundingClientRect()).toMatchObject({ width: 50, height: 50 })
    expect(element.querySelector('svg')?.getBoundingClientRect()).toMatchObject({ width: 24, height: 24 })
  })

  test('a higher button extends beyond the bar, over the page', async () => {
    await start({ midButton: { ...midButton, width: 60, height: 80, iconWidth: 40, backgroundImage: dot } })
    const button = screen.getByRole('button', { name: 'New' }).element()
    expect(boxOf(button)).toMatchObject({ width: 60, height: 80, bottom: innerHeight })
    expect(bar().getBoundingClientRect().height).toBe(50)
    const { x } = centerOf(button)
    expect(document.elementFromPoint(x, innerHeight - 70)?.closest('button')).toBe(button)
    expect(getComputedStyle(button).backgroundImage).toContain('url("data:image/svg+xml')
  })

  test('a change of one option keeps the others', async () => {
    await start({ midButton })
    await setTabBarStyle({ midButton: { text: 'Write', width: 70 } })
    await expect.element(screen.getByRole('button', { name: 'Write' })).toBeVisible()
    const { width, height } = screen.getByRole('button', { name: 'Write' }).element().getBoundingClientRect()
    expect([width, height]).toEqual([70, 50])
  })

  test('one without a name is reported to the developer', async () => {
    expectConsole('error', /tabBar\.midButton has no name/)
    await start({ midButton: { icon: HomeIcon } })
  })
})

describe('blur', () => {
  test.each([
    ['light', 'rgb(247 247 250 / 0.8)'],
    ['extralight', 'rgb(255 255 255 / 0.8)'],
    ['dark', 'rgb(28 28 30 / 0.8)'],
  ] as const)('%s: the page goes on behind the bar, and its end can be seen', async (blurEffect, color) => {
    await start({ blurEffect })
    const { backdropFilter, backgroundColor } = getComputedStyle(bar())
    expect(backdropFilter).toBe('blur(10px)')
    expect(sameColor(backgroundColor)).toBe(sameColor(color))
    expect(boxOf(body()).bottom).toBe(innerHeight)
    body().scrollTop = 10_000
    const last = body().firstElementChild?.getBoundingClientRect()
    expect(last?.bottom).toBeCloseTo(innerHeight - 50, 0)
  })

  test.each<[string, Partial<TabBarOptions<Path>>]>([
    ['with its own background colour', { blurEffect: 'dark', backgroundColor: '#ffeeaa' }],
    ['at the top', { blurEffect: 'dark', position: 'top' }],
    ['with `none`', { blurEffect: 'none' }],
  ])('there is no blur %s', async (_case, options) => {
    await start(options)
    expect(getComputedStyle(bar()).backdropFilter).toBe('none')
    expect(getComputedStyle(bar()).position).toBe('relative')
  })
})

/** Normalises a colour to the canvas's notation. */
function sameColor(color: string): string {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('there is no canvas')
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  return [...context.getImageData(0, 0, 1, 1).data].join()
}
