import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import {
  hideNavigationBarLoading,
  setNavigationBarColor,
  setNavigationBarTitle,
  showNavigationBarLoading,
} from '../../api/navigation-bar/index.ts'
import { switchLocale } from '../../base/locale/locale.ts'
import { type AnyApp, page } from '../../router/config/config.ts'
import type { NavigationBarBaseOptions, NavigationBarViewProps } from '../../router/config/navigationBarTypes.ts'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { type RenderedApp, renderApp } from '../../testing/renderApp.ts'
import { createApp } from '../createApp.tsx'
import { navigationBar, useNavigationBarTitle } from './index.ts'
import { PageNavigationBar } from './PageNavigationBar.tsx'

const longTitle = 'A title that is far too long for any bar that it might ever come to stand in'
const view = (Page: () => ReactNode) => async () => ({ default: Page })
const load = view(() => <p style={{ margin: 0 }}>content</p>)

function Named(): ReactNode {
  const [count, setCount] = useState(1)
  useNavigationBarTitle(`Order ${count}`)
  return (
    <button type="button" data-next onClick={() => setCount(count + 1)}>
      Next
    </button>
  )
}

function MyNavigationBar({ title, canGoBack, onBack, options }: NavigationBarViewProps): ReactNode {
  return (
    <header style={{ backgroundColor: options.backgroundColor }} data-testid="mine">
      {canGoBack && (
        <button type="button" onClick={onBack}>
          Leave
        </button>
      )}
      <h1>{title}</h1>
    </header>
  )
}

async function start(
  navigationBar: NavigationBarBaseOptions = {},
  { title = 'Orders', load: loadPage = load } = {},
): Promise<RenderedApp> {
  const pages = { '/': page({ load, title: 'Home' }), '/a': page({ load: loadPage, title, navigationBar }) }
  const app = await renderApp({ pages } as unknown as AnyApp, { url: '/a' })
  onTestFinished(() => app.unmount())
  return app
}

const part = (selector: string) => {
  const found = document.querySelector<HTMLElement>(`.sw-page:not([data-behind]) ${selector}`)
  if (!found) throw new Error(`there is no ${selector}`)
  return found
}
const headerBar = () => part('.sw-navigation-bar')
const boxOf = (selector: string) => part(selector).getBoundingClientRect()
const middleOf = ({ left, right }: DOMRect) => (left + right) / 2
const setRoot = (name: string, value: string) => {
  document.documentElement.style.setProperty(name, value)
  onTestFinished(() => void document.documentElement.style.removeProperty(name))
}

afterEach(() => document.documentElement.removeAttribute('dir'))

test('the options of the app are those of each page, and a page replaces them or removes its bar', async () => {
  const pages = {
    '/': page({ load, title: 'Home' }),
    '/own': page({ load, title: 'Own', navigationBar: { color: 'rgb(255, 255, 0)' } }),
    '/bare': page({ load, navigationBar: false }),
  }
  const all = { backgroundColor: 'rgb(10, 60, 120)', color: 'rgb(255, 255, 255)' }
  const app = await renderApp({ pages, navigationBar: all } as unknown as AnyApp)
  onTestFinished(() => app.unmount())
  const colors = () => {
    const { backgroundColor, color } = getComputedStyle(headerBar())
    return [backgroundColor, color]
  }
  expect(colors()).toEqual(['rgb(10, 60, 120)', 'rgb(255, 255, 255)'])
  await navigateTo({ url: '/own' })
  expect(colors()).toEqual(['rgb(10, 60, 120)', 'rgb(255, 255, 0)'])
  await navigateTo({ url: '/bare' })
  expect(document.querySelector('.sw-page:not([data-behind]) .sw-navigation-bar')).toBeNull()
})

describe('types', () => {
  test.each<[string, NavigationBarBaseOptions, boolean]>([
    ['no type', {}, false],
    ['default', { type: 'default' }, false],
    ['transparent', { type: 'transparent' }, true],
    ['float', { type: 'float' }, true],
  ])('[S5.12] %s', async (_type, options, liesOver) => {
    await start(options)
    expect(boxOf('.sw-page-body').top).toBe(liesOver ? 0 : 44)
    expect(headerBar().getBoundingClientRect().height).toBe(44)
  })

  test('[S5.12] another type throws, with the correct form', () => {
    const wrong = { pages: { '/': page({ load, navigationBar: { type: 'fixed' as 'float' } }) } }
    expect(() => createApp(wrong as unknown as AnyApp)).toThrow(
      "pages['/'].navigationBar.type is 'fixed'. Write 'default', 'transparent' or 'float'.",
    )
  })

  test('[S5.12] `navigationBar` refuses another type', () => {
    const refused = { name: 'ApiError', code: 'invalid-argument' }
    const options = { type: 'fixed' as 'float' }
    expect(() => navigationBar(options)).toThrow(
      expect.objectContaining({
        ...refused,
        errMsg: 'navigationBar:fail type must be one of default, transparent, float',
      }),
    )
    for (const type of ['default', 'transparent', 'float', undefined] as const) {
      expect(navigationBar(type ? { type } : {})).toMatchObject(type ? { type } : {})
    }
  })

  test('[S5.12] without `navigationBar`, in production another type looks like the default one', () => {
    const show = (type: 'default' | 'float') => {
      const { element } = render(<PageNavigationBar title="Orders" canGoBack onBack={() => {}} options={{ type }} />)
      const { position, backgroundColor, boxShadow } = getComputedStyle(element)
      return { position, backgroundColor, boxShadow }
    }
    expect(show('fixed' as 'float')).toEqual(show('default'))
    expect(show('float')).not.toEqual(show('default'))
  })
})

describe('the title', () => {
  test.each(['ltr', 'rtl'])('a long one ends in an ellipsis and stays in the middle (%s)', async (direction) => {
    document.documentElement.dir = direction
    await start({}, { title: longTitle })
    const title = part('.sw-navigation-bar-title')
    expect(title.scrollWidth).toBeGreaterThan(title.clientWidth)
    expect(getComputedStyle(title).textOverflow).toBe('ellipsis')
    expect(middleOf(boxOf('.sw-navigation-bar-title'))).toBeCloseTo(innerWidth / 2, 0)
    const back = boxOf('.sw-navigation-bar-button')
    expect(direction === 'rtl' ? back.right : back.left).toBe(direction === 'rtl' ? innerWidth : 0)
    await expectNoAxeViolations(headerBar())
  })

  test('a title in large text makes the bar higher and is not cut off', async () => {
    await start()
    part('.sw-navigation-bar-title').style.fontSize = '48px'
    expect(boxOf('.sw-navigation-bar').height).toBeGreaterThan(48)
    expect(boxOf('.sw-navigation-bar-title').bottom).toBeLessThanOrEqual(boxOf('.sw-navigation-bar').bottom)
    expect(boxOf('.sw-page-body').top).toBe(boxOf('.sw-navigation-bar').bottom)
  })

  test('the bar is extended by the safe area, and its content is not in it', async () => {
    setRoot('--sw-safe-top', '30px')
    setRoot('--sw-safe-left', '20px')
    await start()
    expect(boxOf('.sw-navigation-bar').height).toBe(74)
    expect(boxOf('.sw-navigation-bar-button').top).toBe(30)
    expect(boxOf('.sw-navigation-bar-button').left).toBe(20)
  })
})

describe('calls', () => {
  test('a title is that of the current page and of the document, and returns with the page', async () => {
    await start()
    await setNavigationBarTitle({ title: 'Seven orders' })
    await expect.element(screen.getByRole('heading', { name: 'Seven orders' })).toBeVisible()
    await vi.waitFor(() => expect(document.title).toBe('Seven orders'))
    await navigateTo({ url: '/' })
    await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
    await vi.waitFor(() => expect(document.title).toBe('Home'))
    await navigateBack()
    await expect.element(screen.getByRole('heading', { name: 'Seven orders' })).toBeVisible()
    await vi.waitFor(() => expect(document.title).toBe('Seven orders'))
  })

  test('a page that is opened again has the title of the config', async () => {
    await start()
    await navigateTo({ url: '/' })
    await setNavigationBarTitle({ title: 'Elsewhere' })
    await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
    await navigateBack()
    await navigateTo({ url: '/' })
    await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
  })

  test('an empty title keeps that of the document', async () => {
    await start()
    await vi.waitFor(() => expect(document.title).toBe('Orders'))
    await setNavigationBarTitle({ title: '' })
    await expect.element(part('.sw-navigation-bar-title')).toBeEmptyDOMElement()
    expect(document.title).toBe('Orders')
  })

  test('colours change the bar, its title and its buttons', async () => {
    await start()
    await setNavigationBarColor({ frontColor: '#ffffff', backgroundColor: '#1a7a32' })
    await vi.waitFor(() => expect(getComputedStyle(headerBar()).backgroundColor).toBe('rgb(26, 122, 50)'))
    expect(getComputedStyle(part('.sw-navigation-bar-title')).color).toBe('rgb(255, 255, 255)')
    expect(getComputedStyle(part('.sw-navigation-bar-button')).color).toBe('rgb(255, 255, 255)')
    await expectNoAxeViolations(headerBar())
  })

  test('colours change with an animation if requested', async () => {
    await start()
    const animation = { duration: 60_000, timingFunc: 'easeIn' } as const
    await setNavigationBarColor({ frontColor: '#ffffff', backgroundColor: '#1a7a32', animation })
    await vi.waitFor(() => expect(headerBar().getAnimations()).not.toEqual([]))
    const timings = headerBar()
      .getAnimations()
      .map(({ effect }) => effect?.getTiming())
    expect(timings).toEqual([
      expect.objectContaining({ duration: 60_000, easing: 'ease-in' }),
      expect.objectContaining({ duration: 60_000, easing: 'ease-in' }),
    ])
    expect(getComputedStyle(headerBar()).backgroundColor).not.toBe('rgb(26, 122, 50)')
  })

  test('loading shows a spinner in place of the title', async () => {
    await start()
    await showNavigationBarLoading()
    await expect.element(screen.getByRole('heading', { name: 'Loading' })).toBeVisible()
    // The spinner rotates, so its box on the screen is sometimes larger.
    expect(headerBar().querySelector('.sw-navigation-bar-spinner')).toMatchObject({ offsetWidth: 20, offsetHeight: 20 })
    expect(middleOf(boxOf('.sw-navigation-bar-spinner'))).toBeCloseTo(innerWidth / 2, 0)
    await expectNoAxeViolations(headerBar())
    await switchLocale('es')
    await expect.element(screen.getByRole('heading', { name: 'Cargando' })).toBeVisible()
    await switchLocale('en')
    await hideNavigationBarLoading()
    await expect.element(screen.getByRole('heading', { name: 'Orders' })).toBeVisible()
  })
})

test('a page that sets its title has it in its first frame, and after a change', async () => {
  const titles: (string | null)[] = []
  const record = () => {
    if (document.querySelector('.sw-page button[data-next]')) titles.push(part('.sw-navigation-bar-title').textContent)
    frame = requestAnimationFrame(record)
  }
  let frame = requestAnimationFrame(record)
  onTestFinished(() => cancelAnimationFrame(frame))
  await start({}, { load: view(Named) })
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await expect.element(screen.getByRole('heading', { name: 'Order 2' })).toBeVisible()
  await vi.waitFor(() => expect(document.title).toBe('Order 2'))
  await vi.waitFor(() => expect([...new Set(titles)]).toEqual(['Order 1', 'Order 2']))
})

test('a custom navigation bar gets the title, Back and the colours', async () => {
  const app = await start({ view: MyNavigationBar, backgroundColor: '#ffeeaa' })
  await expect.element(screen.getByRole('heading', { name: 'Orders' })).toBeVisible()
  expect(document.querySelector('.sw-navigation-bar')).toBeNull()
  await setNavigationBarTitle({ title: 'Mine' })
  await setNavigationBarColor({ frontColor: '#000000', backgroundColor: '#aaeeff' })
  await expect.element(screen.getByRole('heading', { name: 'Mine' })).toBeVisible()
  expect(getComputedStyle(screen.getByTestId('mine').element()).backgroundColor).toBe('rgb(170, 238, 255)')
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await vi.waitFor(() => expect(app.pages()).toEqual(['/']))
})

test('a custom navigation bar is not rendered before the guard has answered', async () => {
  let answer: (allowed: boolean) => void = () => {}
  const guard = () =>
    new Promise<boolean>((resolve) => {
      answer = resolve
    })
  const pages = { '/': page({ load, title: 'Secret', navigationBar: { view: MyNavigationBar }, guard }) }
  const app = renderApp({ pages } as unknown as AnyApp)
  await vi.waitFor(() => expect(document.querySelector('.sw-navigation-bar')).not.toBeNull())
  expect(screen.getByTestId('mine').query()).toBeNull()
  expect(document.body.textContent).not.toContain('Secret')
  answer(true)
  await expect.element(screen.getByTestId('mine')).toHaveTextContent('Secret')
  ;(await app).unmount()
})
