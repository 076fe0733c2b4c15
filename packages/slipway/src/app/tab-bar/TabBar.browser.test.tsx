import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
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
import { HomeFilledIcon, HomeIcon, UserIcon } from '../../components/icons/index.ts'
import { type AnyApp, page } from '../../router/config.ts'
import { usePageShow } from '../../router/react.tsx'
import { type RenderedApp, renderApp } from '../../testing/renderApp.ts'
import { expectNoAxeViolations } from '../../testing/setup/axe.ts'
import { expectConsole } from '../../testing/setup/consoleGuard.ts'
import { centerOf, touchTap } from '../../testing/setup/touch.ts'
import { type TabBarOptions, type TabBarViewProps, tabBar, useTabItemTap } from './index.ts'

const heard: string[] = []
const loads = { '/': vi.fn(), '/orders': vi.fn(), '/mine': vi.fn(), '/more': vi.fn() }
type Path = keyof typeof loads
/** What the code of a page waits for. */
const waits: { [Name in Path]?: Promise<void> } = {}

function Page({ name }: { name: string }): ReactNode {
  const [count, setCount] = useState(0)
  useTabItemTap(({ index, text, pagePath }) => heard.push(`tap ${name} ${index} ${text} ${pagePath} +${count}`))
  usePageShow(() => void heard.push(`show ${name}`))
  return (
    <div style={{ blockSize: 2000 }}>
      <button type="button" onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>
    </div>
  )
}

const tabPage = (path: Path, name: string) =>
  page({
    title: name,
    load: async () => {
      loads[path]()
      await waits[path]
      return { default: () => <Page name={name} /> }
    },
  })

const dot = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
const items = [
  { path: '/', text: 'Home', icon: HomeIcon, selectedIcon: HomeFilledIcon },
  { path: '/orders', text: () => 'Orders', icon: dot },
  { path: '/mine', text: 'Mine', icon: UserIcon },
  { path: '/more', text: 'More' },
] as const

async function start(options: Partial<TabBarOptions<Path>> = {}, url = '/'): Promise<RenderedApp> {
  const pages = {
    '/': tabPage('/', 'Home'),
    '/orders': tabPage('/orders', 'Orders'),
    '/mine': tabPage('/mine', 'Mine'),
    '/more': tabPage('/more', 'More'),
    '/detail': page({ load: async () => ({ default: () => <p>detail</p> }), title: 'Detail' }),
  }
  const app = await renderApp({ pages, tabBar: tabBar({ items, ...options }) } as unknown as AnyApp, { url })
  onTestFinished(() => app.unmount())
  await vi.waitFor(() => expect(document.querySelector('.sw-page-body button, .sw-page-body p')).not.toBeNull())
  return app
}

/** Lets idle time come when a test says so. */
function stopIdle(): () => void {
  const waiting: IdleRequestCallback[] = []
  vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((work) => waiting.push(work))
  return () => waiting.shift()?.({ didTimeout: false, timeRemaining: () => 50 })
}

const link = (name: string) => screen.getByRole('link', { name, exact: true })
const bar = () => document.querySelector('.sw-tab-bar') as HTMLElement
const body = () => document.querySelector('.sw-page:not([inert]) > .sw-page-body') as HTMLElement
const names = () => [...bar().querySelectorAll('a, button')].map((found) => found.textContent?.trim())
const currents = () => [...bar().querySelectorAll('[aria-current]')].map((found) => found.textContent?.trim())
const taps = () => heard.filter((line) => line.startsWith('tap'))

beforeEach(() => {
  heard.length = 0
  for (const load of Object.values(loads)) load.mockClear()
  delete waits['/mine']
})
afterEach(() => {
  document.documentElement.removeAttribute('dir')
  document.documentElement.removeAttribute('style')
})

describe('the tab shown', () => {
  test('[S4.6] it is marked, by whichever way it came', async () => {
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

  test('a click with a key held is the browser’s: the tab opens elsewhere, and here nothing changes', async () => {
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

describe('where it stands', () => {
  test('[S5.13] at the bottom', async () => {
    await start({ position: 'bottom' })
    expect(bar().getBoundingClientRect()).toMatchObject({ height: 50, bottom: innerHeight, left: 0, right: innerWidth })
    expect(body().getBoundingClientRect().bottom).toBe(innerHeight - 50)
  })

  test('[S5.13] at the top, above the head', async () => {
    await start({ position: 'top' })
    expect(bar().getBoundingClientRect()).toMatchObject({ height: 50, top: 0 })
    expect(document.querySelector('.sw-head')?.getBoundingClientRect().top).toBe(50)
    expect(body().getBoundingClientRect().bottom).toBe(innerHeight)
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
    const head = document.querySelector('.sw-head')?.getBoundingClientRect()
    expect(head?.height, 'the safe area is left free once').toBe(position === 'top' ? 44 : 74)
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

  test('large letters make the bar higher, and nothing is cut off', async () => {
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

  test('one of the config stands until it is changed', async () => {
    await start({ items: [items[0], { ...items[1], badge: '3' }, { ...items[2], redDot: true }] })
    await expect.element(link('Orders 3')).toBeVisible()
    await expect.element(link('Mine New')).toBeVisible()
    await showTabBarRedDot({ index: 1 })
    await expect.element(link('Orders New')).toBeVisible()
  })

  test.each(['ltr', 'rtl'])('it lies at the upper end of the icon, inside its tab (%s)', async (direction) => {
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
  test('of a tab: its text, its icon, whether it is there', async () => {
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

  test('of the look', async () => {
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

  test('they are there again after another page has covered the bar', async () => {
    await start()
    await setTabBarBadge({ index: 2, text: '1' })
    await navigateTo({ url: '/detail' })
    await navigateBack()
    await expect.element(link('Mine 1')).toBeVisible()
  })
})

describe('hidden and shown', () => {
  test.each(['bottom', 'top'] as const)(
    'the page gets its room, and keys and fingers do not find it (%s)',
    async (position) => {
      await start({ position })
      await hideTabBar()
      await vi.waitFor(() => expect(body().getBoundingClientRect().height).toBe(innerHeight - 44))
      expect(screen.getByRole('navigation').query()).toBeNull()
      expect(bar().checkVisibility({ visibilityProperty: true })).toBe(false)
      await showTabBar()
      await expect.element(screen.getByRole('navigation')).toBeVisible()
      expect(body().getBoundingClientRect().height).toBe(innerHeight - 94)
    },
  )

  test('without an animation at once, with one in 300 ms', async () => {
    await start()
    await hideTabBar()
    await vi.waitFor(() => expect(bar().matches('[data-hidden]')).toBe(true))
    expect(bar().getAnimations()).toEqual([])
    await showTabBar({ animation: true })
    await vi.waitFor(() => expect(bar().getAnimations()).not.toEqual([]))
    for (const { effect } of bar().getAnimations()) expect(effect?.getTiming().duration).toBe(300)
    await vi.waitFor(() => expect(bar().getAnimations()).toEqual([]))
    expect(bar().getBoundingClientRect().bottom).toBe(innerHeight)
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

  test('it stands between the halves of an even number of tabs, and of no other', async () => {
    await start({ midButton })
    expect(names()).toEqual(['Home', 'Orders', 'New', 'Mine', 'More'])
    await setTabBarItem({ index: 3, visible: false })
    await vi.waitFor(() => expect(names()).toEqual(['Home', 'Orders', 'Mine']))
    await setTabBarItem({ index: 0, visible: false })
    await vi.waitFor(() => expect(names()).toEqual(['Orders', 'New', 'Mine']))
  })

  test('a press by mouse, finger and key is told', async () => {
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

  test('a higher one stands out of the bar, over the page', async () => {
    await start({ midButton: { ...midButton, width: 60, height: 80, iconWidth: 40, backgroundImage: dot } })
    const button = screen.getByRole('button', { name: 'New' }).element()
    expect(button.getBoundingClientRect()).toMatchObject({ width: 60, height: 80, bottom: innerHeight })
    expect(bar().getBoundingClientRect().height).toBe(50)
    const { x } = centerOf(button)
    expect(document.elementFromPoint(x, innerHeight - 70)?.closest('button')).toBe(button)
    expect(getComputedStyle(button).backgroundImage).toContain('url("data:image/svg+xml')
  })

  test('a change of it leaves the rest', async () => {
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
    expect(body().getBoundingClientRect().bottom).toBe(innerHeight)
    body().scrollTop = 10_000
    const last = body().firstElementChild?.getBoundingClientRect()
    expect(last?.bottom).toBeCloseTo(innerHeight - 50, 0)
  })

  test.each<[string, Partial<TabBarOptions<Path>>]>([
    ['with a colour of its own', { blurEffect: 'dark', backgroundColor: '#ffeeaa' }],
    ['at the top', { blurEffect: 'dark', position: 'top' }],
    ['with none', { blurEffect: 'none' }],
  ])('there is none %s', async (_case, options) => {
    await start(options)
    expect(getComputedStyle(bar()).backdropFilter).toBe('none')
    expect(getComputedStyle(bar()).position).toBe('relative')
  })
})

/** A colour as the canvas writes it, whichever way it is written. */
function sameColor(color: string): string {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('there is no canvas')
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  return [...context.getImageData(0, 0, 1, 1).data].join()
}

describe('taps', () => {
  test('a switch from the bar tells the page once it is shown, with the configured index', async () => {
    await start({ items: [items[0], { ...items[1], visible: false }, items[2], items[3]] })
    heard.length = 0
    await userEvent.click(link('More'))
    await vi.waitFor(() => expect(heard).toEqual(['show More', 'tap More 3 More /more +0']))
    await userEvent.click(link('Home'))
    await vi.waitFor(() => expect(heard.slice(2)).toEqual(['show Home', 'tap Home 0 Home / +0']))
  })

  test('a switch by a call tells nothing', async () => {
    await start()
    await switchTab({ url: '/mine' })
    await vi.waitFor(() => expect(heard).toContain('show Mine'))
    expect(taps()).toEqual([])
  })

  test('a page that takes long to load is told when it is there', async () => {
    let arrive: () => void = () => {}
    waits['/mine'] = new Promise((resolve) => {
      arrive = resolve
    })
    await start()
    await userEvent.click(link('Mine'))
    await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
    expect(taps()).toEqual([])
    arrive()
    await vi.waitFor(() => expect(heard.slice(-2)).toEqual(['show Mine', 'tap Mine 2 Mine /mine +0']))
  })

  test('a page that is left before it was there is told nothing', async () => {
    let arrive: () => void = () => {}
    waits['/mine'] = new Promise((resolve) => {
      arrive = resolve
    })
    await start()
    await userEvent.click(link('Mine'))
    await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
    await userEvent.click(link('More'))
    await vi.waitFor(() => expect(taps()).toEqual(['tap More 3 More /more +0']))
    arrive()
    await switchTab({ url: '/mine' })
    await vi.waitFor(() => expect(heard.at(-1)).toBe('show Mine'))
    expect(taps()).toHaveLength(1)
  })

  test('a tap on the tab shown tells its page, by the listener of the latest render', async () => {
    await start()
    await userEvent.click(screen.getByRole('button', { name: 'Home 0' }))
    await userEvent.click(link('Home'))
    expect(taps()).toEqual(['tap Home 0 Home / +1'])
  })

  test.each([
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ])('a tap on the tab shown scrolls to the top (reduced motion: %s)', async (_setting, behavior) => {
    const reduced = behavior === 'instant'
    const media = vi.spyOn(window, 'matchMedia')
    media.mockImplementation((query) => ({ matches: reduced && query.includes('reduce') }) as MediaQueryList)
    await start()
    body().scrollTop = 600
    const scrolled = vi.spyOn(body(), 'scrollTo')
    await userEvent.click(link('Home'))
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior })
    await vi.waitFor(() => expect(body().scrollTop).toBe(0))
  })

  test('the pages of the other tabs are left alone', async () => {
    await start()
    const scrolled = vi.spyOn(body(), 'scrollTo')
    await userEvent.click(link('Mine'))
    await expect.element(screen.getByRole('button', { name: 'Mine 0' })).toBeVisible()
    await userEvent.click(link('Mine'))
    await vi.waitFor(() => expect(taps()).toHaveLength(2))
    expect(scrolled).not.toHaveBeenCalled()
  })
})

describe('the code of a tab’s page', () => {
  test('it is fetched when the tab is about to be used, and once', async () => {
    await start()
    expect(loads['/mine']).not.toHaveBeenCalled()
    await userEvent.hover(link('Mine'))
    expect(loads['/mine']).toHaveBeenCalledTimes(1)
    link('Orders').element().focus()
    expect(loads['/orders']).toHaveBeenCalledTimes(1)
    link('More')
      .element()
      .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    expect(loads['/more']).toHaveBeenCalledTimes(1)
    await userEvent.click(link('Mine'))
    await expect.element(screen.getByRole('button', { name: 'Mine 0' })).toBeVisible()
    expect(loads['/mine']).toHaveBeenCalledTimes(1)
  })
})

describe('the keyboard', () => {
  test('it walks through the bar, with a ring, and Enter switches', async () => {
    await start({ midButton: { text: 'New' } })
    const seen: string[] = []
    link('Home').element().focus()
    for (let count = 0; count < 5; count++) {
      const { activeElement } = document
      if (!activeElement) break
      seen.push(activeElement.textContent?.trim() ?? '')
      if (count > 0) expect(getComputedStyle(activeElement).outlineStyle).toBe('solid')
      if (count < 4) await userEvent.tab()
    }
    expect(seen).toEqual(['Home', 'Orders', 'New', 'Mine', 'More'])
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('button', { name: 'More 0' })).toBeVisible()
  })
})

function MyBar({ items: tabs, current, hidden, options }: TabBarViewProps): ReactNode {
  return (
    <nav aria-label="Mine" hidden={hidden} data-current={current} style={{ backgroundColor: options.backgroundColor }}>
      {tabs.map(({ index, text, badge, linkProps }) => (
        <a key={index} {...linkProps}>
          {text} {badge}
        </a>
      ))}
    </nav>
  )
}

test('a bar of the app’s own gets the tabs as they are, with their links', async () => {
  await start({ view: MyBar })
  const mine = screen.getByRole('navigation', { name: 'Mine' })
  await setTabBarBadge({ index: 2, text: '1000' })
  await setTabBarStyle({ backgroundColor: '#ffeeaa' })
  await setTabBarItem({ index: 3, visible: false })
  await expect.element(mine).toHaveTextContent('Home Orders Mine 1000')
  expect(getComputedStyle(mine.element()).backgroundColor).toBe('rgb(255, 238, 170)')
  await userEvent.click(mine.getByRole('link', { name: 'Mine 1000' }))
  await expect.element(mine).toHaveAttribute('data-current', '/mine')
  await expect.element(mine.getByRole('link', { name: 'Mine 1000' })).toHaveAttribute('aria-current', 'page')
  await vi.waitFor(() => expect(taps()).toEqual(['tap Mine 2 Mine /mine +0']))
  await hideTabBar()
  await vi.waitFor(() => expect(mine.query()).toBeNull())
})

describe.each(['ltr', 'rtl'])('axe finds nothing (%s)', (direction) => {
  test.each<[string, Partial<TabBarOptions<Path>>]>([
    ['as it comes', {}],
    ['at the top', { position: 'top' }],
    [
      'with badges',
      {
        items: [
          { ...items[0], badge: '12' },
          { ...items[1], badge: '1000' },
          { ...items[2], redDot: true },
        ],
      },
    ],
    ['with a button in the middle', { midButton: { text: 'New', icon: HomeIcon } }],
    ['with a button in the middle without text', { midButton: { icon: HomeIcon, ariaLabel: 'New' } }],
    ['blurred', { blurEffect: 'light' }],
    ['blurred and dark', { blurEffect: 'dark' }],
  ])('%s', async (_state, options) => {
    document.documentElement.dir = direction
    const app = await start(options)
    await expectNoAxeViolations(app.element)
  })
})

describe('the code of the tabs', () => {
  const loaded = () => Object.values(loads).map((load) => load.mock.calls.length)

  beforeEach(() => {
    for (const load of Object.values(loads)) load.mockClear()
  })

  test('is loaded once the first page is there and the browser has time, one tab after the other', async () => {
    const idle = stopIdle()
    await start()
    await vi.waitFor(() => expect(requestIdleCallback).toHaveBeenCalled())
    expect(loaded()).toEqual([1, 0, 0, 0])
    await vi.waitFor(() => {
      idle()
      expect(loaded()).toEqual([1, 1, 1, 1])
    })
  })

  test('waits for its tab where the app wants so', async () => {
    const idle = stopIdle()
    await start({ prefetch: false })
    await vi.waitFor(() => expect(requestIdleCallback).toHaveBeenCalled())
    for (const _ of items) idle()
    expect(loaded()).toEqual([1, 0, 0, 0])
  })

  test('waits for its tab where the user saves data', async () => {
    vi.spyOn(navigator as unknown as { connection: object }, 'connection', 'get').mockReturnValue({ saveData: true })
    const idle = stopIdle()
    await start()
    await vi.waitFor(() => expect(requestIdleCallback).toHaveBeenCalled())
    for (const _ of items) idle()
    expect(loaded()).toEqual([1, 0, 0, 0])
  })
})
