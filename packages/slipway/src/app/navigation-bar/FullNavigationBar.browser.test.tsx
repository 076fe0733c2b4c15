import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { onError } from '../../api/app/index.ts'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { setNavigationBarTitle, showNavigationBarLoading } from '../../api/navigation-bar/index.ts'
import { switchLocale } from '../../base/locale/locale.ts'
import { type AnyApp, page } from '../../router/config/config.ts'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { expectConsole } from '../../testing/internal/environment/consoleGuard.ts'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { type RenderedApp, renderApp } from '../../testing/renderApp.ts'
import {
  type NavigationBarOptions,
  navigationBar,
  useNavigationBar,
  useNavigationBarButtonTap,
  useNavigationBarSearchInputChanged,
  useNavigationBarSearchInputClicked,
  useNavigationBarSearchInputConfirmed,
  useNavigationBarSearchInputFocusChanged,
} from './index.ts'

const received: unknown[] = []

function Listening(): ReactNode {
  useNavigationBarButtonTap(({ index, type, text }) => received.push(['tap', index, text ?? type]))
  useNavigationBarSearchInputChanged(({ text }) => received.push(['changed', text]))
  useNavigationBarSearchInputConfirmed(({ text }) => received.push(['confirmed', text]))
  useNavigationBarSearchInputFocusChanged(({ focus }) => received.push(['focus', focus]))
  useNavigationBarSearchInputClicked(() => received.push(['clicked']))
  return <p>content</p>
}

function Cart(): ReactNode {
  const [count, setCount] = useState(2)
  useNavigationBar({ buttons: [{ icon: Picture, badgeText: String(count), ariaLabel: 'Cart' }] })
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Buy
    </button>
  )
}

function WrongType(): ReactNode {
  useNavigationBar({ type: 'fixed' as 'float' })
  return <p>content</p>
}

const Picture = () => <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" />
const longTitle = 'A title that is far too long for any bar that it might ever come to stand in'
const logo =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 26"><rect width="80" height="26"/></svg>'

async function start(options: NavigationBarOptions, { title = 'Orders', Page = Listening } = {}): Promise<RenderedApp> {
  const load = async () => ({ default: Page })
  const pages = {
    '/': page({ load, title: 'Home' }),
    '/a': page({ load, title, navigationBar: navigationBar(options) }),
  }
  const app = await renderApp({ pages } as unknown as AnyApp, { url: '/a' })
  onTestFinished(() => app.unmount())
  await expect.element(screen.getByRole('main')).not.toBeEmptyDOMElement()
  return app
}

const part = (selector: string) => {
  const found = document.querySelector<HTMLElement>(`.sw-page:not([data-behind]) ${selector}`)
  if (!found) throw new Error(`there is no ${selector}`)
  return found
}
const boxOf = (selector: string) => part(selector).getBoundingClientRect()
const middleOf = ({ left, right }: DOMRect) => (left + right) / 2
const button = (name: string) => screen.getByRole('button', { name, exact: true })
const field = () => screen.getByRole('searchbox')

beforeEach(() => void received.splice(0))
afterEach(() => document.documentElement.removeAttribute('dir'))

describe('buttons', () => {
  test('a press by mouse, touch and keyboard reports the button to the page', async () => {
    await start({ buttons: [{ text: 'Edit' }, { type: 'share' }, { type: 'close', float: 'left' }] })
    await userEvent.click(button('Share'))
    await touchTap(centerOf(button('Edit').element()))
    await vi.waitFor(() => expect(received).toHaveLength(2))
    button('Close').element().focus()
    await userEvent.keyboard('{Enter} ')
    expect(received).toEqual([
      ['tap', 1, 'share'],
      ['tap', 0, 'Edit'],
      ['tap', 2, 'close'],
      ['tap', 2, 'close'],
    ])
  })

  test('the Tab key moves through them in the order of the bar', async () => {
    await start({ buttons: [{ text: 'Edit' }, { type: 'share' }, { type: 'close', float: 'left' }] })
    const names: (string | null | undefined)[] = []
    button('Back').element().focus()
    for (let count = 0; count < 4; count++) {
      // Not after the last button: Firefox would move the focus out of the document for good.
      if (count > 0) await userEvent.tab()
      const { activeElement } = document
      names.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent)
      if (count > 0) expect(activeElement && getComputedStyle(activeElement).outlineStyle).toBe('solid')
    }
    expect(names).toEqual(['Back', 'Close', 'Edit', 'Share'])
  })

  test('only the current page gets their events', async () => {
    await start({ buttons: [{ type: 'share' }] })
    await navigateTo({ url: '/a' })
    await userEvent.click(button('Share'))
    expect(received).toEqual([['tap', 0, 'share']])
    await navigateBack()
    await vi.waitFor(() => expect(document.querySelectorAll('.sw-page')).toHaveLength(1))
    await userEvent.click(button('Share'))
    expect(received).toHaveLength(2)
  })

  test.each(['ltr', 'rtl'])('left and right are the start and the end of the line (%s)', async (direction) => {
    document.documentElement.dir = direction
    await start({ buttons: [{ text: 'L', float: 'left' }, { text: 'R' }] })
    const [left, right] = ['L', 'R'].map((name) => button(name).element().getBoundingClientRect())
    const sign = direction === 'rtl' ? -1 : 1
    expect(sign * ((right?.left ?? 0) - (left?.left ?? 0))).toBeGreaterThan(200)
  })

  test('each is at least 44 px wide and high, and as wide as its option', async () => {
    await start({
      buttons: [
        { text: 'A', width: 20 },
        { text: 'B', width: 90 },
        { text: 'C', width: '6em' },
      ],
    })
    const sizes = ['A', 'B', 'C'].map((name) => {
      const { width, height } = button(name).element().getBoundingClientRect()
      return [width, height]
    })
    expect(sizes).toEqual([
      [44, 44],
      [90, 44],
      [96, 44],
    ])
  })

  test('built-in icons have names, in the language of the app', async () => {
    const types = ['forward', 'back', 'share', 'favorite', 'home', 'menu', 'close'] as const
    await start({ buttons: types.map((type) => ({ type, float: 'left' }) as const) })
    const names = () =>
      [...document.querySelectorAll('.sw-navigation-bar-own-button')].map((found) => found.textContent?.trim())
    expect(names()).toEqual(['Forward', 'Back', 'Share', 'Favorite', 'Home', 'Menu', 'Close'])
    await switchLocale('fr')
    await vi.waitFor(() =>
      expect(names()).toEqual(['Suivant', 'Retour', 'Partager', 'Favori', 'Accueil', 'Menu', 'Fermer']),
    )
    await switchLocale('en')
  })

  test('one without a name is reported to the developer', async () => {
    expectConsole('error', /a button in the navigation bar has no name.*ariaLabel/)
    await start({ buttons: [{ icon: Picture }] })
  })

  test('a badge is a part of the button’s name, in full; a dot is read as “New”', async () => {
    await start({
      buttons: [
        { text: 'Chat', badgeText: '1024' },
        { type: 'menu', dot: true },
      ],
    })
    await expect.element(button('Chat 1024')).toBeVisible()
    await expect.element(button('Menu New')).toBeVisible()
    expect(part('.sw-badge').textContent).toBe('...')
    expect(document.querySelectorAll('.sw-badge[data-dot]')).toHaveLength(1)
  })
})

describe('the title', () => {
  test.each(['ltr', 'rtl'])(
    'a long title stays in the middle between sides of different width (%s)',
    async (direction) => {
      document.documentElement.dir = direction
      await start({ buttons: [{ type: 'menu' }, { text: 'Edit all' }] }, { title: longTitle })
      await vi.waitFor(() => expect(middleOf(boxOf('.sw-navigation-bar-title'))).toBeCloseTo(innerWidth / 2, 0))
      const title = part('.sw-navigation-bar-title')
      expect(title.scrollWidth).toBeGreaterThan(title.clientWidth)
      for (const side of document.querySelectorAll('.sw-navigation-bar-side'))
        expect(side.scrollWidth).toBe(side.clientWidth)
      await expectNoAxeViolations(part('.sw-navigation-bar'))
    },
  )

  test('an image is 26 px high and has the title as its alternative text', async () => {
    await start({ titleImage: logo })
    await expect.element(screen.getByRole('heading', { name: 'Orders' })).toBeVisible()
    await vi.waitFor(() => expect(boxOf('.sw-navigation-bar-image')).toMatchObject({ width: 80, height: 26 }))
    expect(middleOf(boxOf('.sw-navigation-bar-image'))).toBeCloseTo(innerWidth / 2, 0)
    await setNavigationBarTitle({ title: 'Seven' })
    await expect.element(screen.getByRole('img', { name: 'Seven' })).toBeVisible()
  })

  test('a spinner replaces the title while loading, by config and by call', async () => {
    await start({ loading: true, titleImage: logo })
    await expect.element(screen.getByRole('heading', { name: 'Loading' })).toBeVisible()
    await navigateTo({ url: '/' })
    await showNavigationBarLoading()
    await expect.element(screen.getByRole('heading', { name: 'Loading' })).toBeVisible()
  })
})

describe('the search field', () => {
  test('it reports its text, the confirmed text, and its focus', async () => {
    await start({ searchInput: { placeholder: 'Search orders' } })
    await userEvent.click(screen.getByRole('searchbox', { name: 'Search orders' }))
    await userEvent.keyboard('ab{Enter}')
    await userEvent.tab()
    expect(received).toEqual([
      ['focus', true],
      ['changed', 'a'],
      ['changed', 'ab'],
      ['confirmed', 'ab'],
      ['focus', false],
    ])
  })

  test('it replaces the title, which is still the page’s heading', async () => {
    await start({ searchInput: { placeholder: 'Search' } })
    await expect.element(field()).toBeVisible()
    expect(part('.sw-navigation-bar-search').role).toBe('search')
    await expect.element(screen.getByRole('heading', { name: 'Orders' })).toBeInTheDocument()
    expect(boxOf('.sw-navigation-bar-search').width).toBe(innerWidth - 44 - 12)
    expect(boxOf('.sw-navigation-bar').height).toBe(44)
  })

  test('a spinner is shown beside it while loading', async () => {
    await start({ searchInput: {}, loading: true, buttons: [{ type: 'menu' }] })
    const [search, spinner, menu] = [
      '.sw-navigation-bar-search',
      '.sw-navigation-bar-spinner',
      '.sw-navigation-bar-own-button',
    ].map(boxOf)
    expect(spinner?.left).toBeGreaterThanOrEqual(search?.right ?? Infinity)
    expect(spinner?.right).toBeLessThanOrEqual(menu?.left ?? 0)
  })

  test('without a placeholder the title is its name', async () => {
    await start({ searchInput: {} })
    await expect.element(screen.getByRole('searchbox', { name: 'Orders' })).toBeVisible()
  })

  test('a tap anywhere in its 44 px focuses it', async () => {
    await start({ searchInput: {} })
    const { left, top } = boxOf('.sw-navigation-bar-search')
    await touchTap({ x: left + 20, y: top + 3 })
    await expect.element(field()).toHaveFocus()
  })

  test('it receives the focus when the page opens, but not when the page is uncovered', async () => {
    await start({ searchInput: { autoFocus: true } })
    await expect.element(field()).toHaveFocus()
    button('Back').element().focus()
    await navigateTo({ url: '/' })
    await navigateBack()
    await vi.waitFor(() => expect(document.querySelectorAll('.sw-page')).toHaveLength(1))
    await expect.element(button('Back')).toHaveFocus()
  })

  test('a disabled one is a button', async () => {
    await start({ searchInput: { placeholder: 'Search orders', disabled: true } })
    await userEvent.click(button('Search orders'))
    expect(received).toEqual([['clicked']])
    expect(field().query()).toBeNull()
  })

  test.each([
    ['ltr', 'left', 'start'],
    ['ltr', 'center', 'center'],
    ['rtl', 'right', 'end'],
  ] as const)('%s, align %s', async (direction, align, expected) => {
    document.documentElement.dir = direction
    await start({ searchInput: { align, color: '#112233', backgroundColor: '#ddeeff', borderRadius: 4 } })
    const { textAlign, color } = getComputedStyle(field().element())
    expect([textAlign, color]).toEqual([expected, 'rgb(17, 34, 51)'])
    const pill = getComputedStyle(part('.sw-navigation-bar-search'), '::before')
    expect([pill.backgroundColor, pill.borderRadius]).toEqual(['rgb(221, 238, 255)', '4px'])
  })
})

test('a page changes its navigation bar while it is open, and other options stay', async () => {
  await start({ backgroundColor: '#ffeeaa', buttons: [{ type: 'share' }] }, { Page: Cart })
  await expect.element(button('Cart 2')).toBeVisible()
  expect(button('Share').query()).toBeNull()
  expect(getComputedStyle(part('.sw-navigation-bar')).backgroundColor).toBe('rgb(255, 238, 170)')
  await userEvent.click(button('Buy'))
  await expect.element(button('Cart 3')).toBeVisible()
})

describe.each(['ltr', 'rtl'])('axe finds nothing (%s)', (direction) => {
  test.each<[string, NavigationBarOptions]>([
    ['buttons', { buttons: [{ type: 'share' }, { type: 'close', float: 'left' }] }],
    ['texts', { buttons: [{ text: 'Edit' }, { text: 'Madrid', type: 'select', float: 'left' }] }],
    [
      'badges',
      {
        buttons: [
          { type: 'menu', badgeText: '12' },
          { type: 'favorite', dot: true },
        ],
      },
    ],
    ['a search field', { searchInput: { placeholder: 'Search' }, buttons: [{ type: 'menu' }] }],
    ['a disabled search field', { searchInput: { placeholder: 'Search', disabled: true } }],
    ['an image', { titleImage: logo }],
    ['loading', { loading: true }],
    ['transparent', { type: 'transparent', buttons: [{ type: 'share' }] }],
    ['float', { type: 'float', buttons: [{ type: 'share' }] }],
  ])('%s', async (_state, options) => {
    document.documentElement.dir = direction
    const app = await start(options)
    await expectNoAxeViolations(app.element)
  })
})

test('[S5.12] `useNavigationBar` refuses another type', async () => {
  const errors: unknown[] = []
  onTestFinished(onError(({ error }) => errors.push(error)))
  expectConsole('error', /type must be one of default, transparent, float/)
  await start({}, { Page: WrongType })
  await expect.element(screen.getByText('Something went wrong')).toBeVisible()
  expect(errors).toMatchObject([{ name: 'ApiError', api: 'useNavigationBar', code: 'invalid-argument' }])
})
