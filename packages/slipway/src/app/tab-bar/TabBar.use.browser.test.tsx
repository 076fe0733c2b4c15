import type { ReactNode } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { switchTab } from '../../api/navigation/index.ts'
import { hideTabBar, setTabBarBadge, setTabBarItem, setTabBarStyle } from '../../api/tab-bar/index.ts'
import { HomeIcon } from '../../components/icons/index.ts'
import {
  body,
  items,
  link,
  loads,
  type Path,
  received,
  renew,
  start,
  taps,
  waits,
} from '../../testing/internal/apps/tabBarApp.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import type { TabBarOptions, TabBarViewProps } from './index.ts'

beforeEach(renew)

describe('taps', () => {
  test('a switch from the bar is reported to the page once it is shown, with the configured index', async () => {
    await start({ items: [items[0], { ...items[1], visible: false }, items[2], items[3]] })
    received.length = 0
    await userEvent.click(link('More'))
    await vi.waitFor(() => expect(received).toEqual(['show More', 'tap More 3 More /more +0']))
    await userEvent.click(link('Home'))
    await vi.waitFor(() => expect(received.slice(2)).toEqual(['show Home', 'tap Home 0 Home / +0']))
  })

  test('a switch by a call is not reported', async () => {
    await start()
    await switchTab({ url: '/mine' })
    await vi.waitFor(() => expect(received).toContain('show Mine'))
    expect(taps()).toEqual([])
  })

  test('a page that loads slowly gets the tap when it is shown', async () => {
    let arrive: () => void = () => {}
    waits['/mine'] = new Promise((resolve) => {
      arrive = resolve
    })
    await start()
    await userEvent.click(link('Mine'))
    await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
    expect(taps()).toEqual([])
    arrive()
    await vi.waitFor(() => expect(received.slice(-2)).toEqual(['show Mine', 'tap Mine 2 Mine /mine +0']))
  })

  test('a page that is left before it is shown gets no event', async () => {
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
    await vi.waitFor(() => expect(received.at(-1)).toBe('show Mine'))
    expect(taps()).toHaveLength(1)
  })

  test('the shell shows a message for a tab that cannot be loaded, and no unhandled rejection occurs', async () => {
    const unhandled = vi.fn((event: PromiseRejectionEvent) => event.preventDefault())
    window.addEventListener('unhandledrejection', unhandled)
    onTestFinished(() => window.removeEventListener('unhandledrejection', unhandled))
    const broken = Promise.reject(new Error('broken on purpose'))
    waits['/mine'] = broken
    broken.catch(() => {})
    await start()
    await userEvent.click(link('Mine'))
    await expect.element(screen.getByText('Something went wrong')).toBeVisible()
    // Browsers report unhandled rejections at the end of a task.
    await new Promise((resolve) => setTimeout(resolve))
    expect(unhandled).not.toHaveBeenCalled()
  })

  test('a tap on the selected tab is reported to its page, by the listener of the latest render', async () => {
    await start()
    await userEvent.click(screen.getByRole('button', { name: 'Home 0' }))
    await userEvent.click(link('Home'))
    expect(taps()).toEqual(['tap Home 0 Home / +1'])
  })

  test.each([
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ])('a tap on the selected tab scrolls to the top (reduced motion: %s)', async (_setting, behavior) => {
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

  test('the pages of the other tabs get no event', async () => {
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
  test('it is loaded when the tab is about to be used, and once', async () => {
    await start({ prefetch: false })
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
  test('Tab moves through the bar, with a focus ring, and Enter switches', async () => {
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

test('a custom bar gets the current state of the tabs, with their links', async () => {
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
    ['by default', {}],
    ['at the top', { position: 'top' }],
    [
      'with badges',
      {
        items: [
          { ...items[0], badge: '12' },
          { ...items[1], badge: '1000' },
          { ...items[2], dot: true },
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
