import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { boxOf, closeButton, isShown, large, modal, modalApp, phone } from '../../testing/internal/apps/modalApp.tsx'
import { finish, hold, layer, rest, slowed, top, view } from '../../testing/internal/apps/movingApp.tsx'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { windows } from '../windows/windowsConfig.ts'
import { modalPresentation } from './modalPresentation.ts'

beforeEach(large)

const isInSight = (name: string) => layer(name).querySelector('p')?.checkVisibility({ visibilityProperty: true })
const opacityOf = (element: Element, part?: string) => Number(getComputedStyle(element, part).opacity)
const app = () => document.querySelector('.sw-app') as HTMLElement

test('a modal page is a card in the middle of a large window', async () => {
  await modalApp()
  await navigateTo({ url: '/compose' })
  expect(boxOf('compose')).toEqual([360, 40, 560, 720])
  await screen.viewport(700, 500)
  expect(boxOf('compose')).toEqual([70, 24, 560, 452])
  await phone()
  await vi.waitFor(() => expect(boxOf('compose')).toEqual([0, 0, 390, 844]))
  await large()
  await vi.waitFor(() => expect(boxOf('compose')).toEqual([360, 40, 560, 720]))
})

test.each([
  ['a phone on its side', [844, 390]],
  ['a narrow window', [600, 900]],
] as const)('in %s it fills the window', async (_, [width, height]) => {
  await screen.viewport(width, height)
  await modalApp()
  await navigateTo({ url: '/compose' })
  expect(boxOf('compose')).toEqual([0, 0, width, height])
  expect(layer('home').matches('[data-covered]')).toBe(true)
})

test('in an app that is narrower than a card would be, it fills the app', async () => {
  await modalApp({ maxWidth: 480 })
  await navigateTo({ url: '/compose' })
  expect(boxOf('compose')).toEqual([400, 0, 480, 800])
})

test('the app can set the size', async () => {
  await modalApp()
  app().style.setProperty('--sw-card-inline-size', '700px')
  app().style.setProperty('--sw-card-block-size', '400px')
  await navigateTo({ url: '/compose' })
  expect(boxOf('compose')).toEqual([290, 200, 700, 400])
})

test('the page below is visible, and cannot be used until the card closes', async () => {
  await modalApp()
  await navigateTo({ url: '/compose' })
  expect([isInSight('home'), layer('home').inert]).toEqual([true, true])
  await vi.waitFor(() => expect(opacityOf(app(), '::after')).toBe(1))
  for (let stops = 0; stops < 8; stops++) {
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.closest('.sw-page') ?? document.body).toBeOneOf([layer('compose'), document.body])
  }
  await navigateBack()
  await vi.waitFor(() => expect(layer('home').inert).toBe(false))
  await vi.waitFor(() => expect(opacityOf(app(), '::after')).toBe(0))
})

test('below two cards, all pages down to the first one that is no card are visible', async () => {
  await modalApp()
  for (const url of ['/a', '/b', '/compose', '/more']) await navigateTo({ url })
  expect(['home', 'a', 'b', 'compose', 'more'].map(isInSight)).toEqual([false, false, true, true, true])
  expect(['a', 'b', 'compose', 'more'].map((name) => layer(name).inert)).toEqual([false, true, true, false])
})

test.each(['paused', 'none'] as const)('a page with keepAlive: %s is visible below a card', async (keepAlive) => {
  await modalApp({ pages: { '/list': view('list', { keepAlive }) } as never })
  await navigateTo({ url: '/list' })
  await navigateTo({ url: '/compose' })
  expect(isInSight('list')).toBe(true)
  await navigateTo({ url: '/a' })
  await vi.waitFor(() =>
    expect(document.querySelector('.sw-page-body[aria-label="list"]')?.checkVisibility() ?? false).toBe(false),
  )
})

describe('a card that is open when the app starts', () => {
  const start = (guard?: () => unknown) =>
    modalApp({
      history: memoryHistory('/compose'),
      pages: {
        '/list': view('list', { under: '/', guard }),
        '/compose': modal('compose', { under: '/list' }),
      } as never,
    })

  test('has its page below', async () => {
    await start()
    await vi.waitFor(() => expect(layer('list').textContent).toContain('list'))
    expect([isInSight('list'), layer('list').inert]).toEqual([true, true])
    await closeButton().click()
    await isShown('list')
  })

  test('shows nothing of a page below that its guard refuses', async () => {
    await start(() => false)
    const below = () => document.querySelector('[data-path="/list"]')
    await vi.waitFor(() => expect(below()?.textContent).toContain('No access'))
    expect(below()?.querySelector('p')).toBeNull()
  })
})

test('an overlay that was open on the page below opens again only with its page', async () => {
  await modalApp()
  await navigateTo({ url: '/compose' })
  await screen.getByRole('button', { name: 'Open sheet' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Sheet' })).toBeVisible()
  await navigateTo({ url: '/more' })
  await isShown('more')
  expect(document.querySelector('dialog[open]')).toBeNull()
  // The key is released when the sheet is open again.
  await userEvent.keyboard('{Escape>}')
  await expect.element(screen.getByRole('dialog', { name: 'Sheet' })).toBeVisible()
  await userEvent.keyboard('{/Escape}')
  await isShown('compose')
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
  expect(document.querySelector('dialog[open]')).not.toBeNull()
})

describe('motion', () => {
  test('a card rises a little and fades in, over a page that stays', async () => {
    await modalApp({ motion: slowed })
    await navigateTo({ url: '/compose' })
    hold(0)
    expect([top('compose'), opacityOf(layer('compose'))]).toEqual([40 + Math.round(0.08 * 720), 0])
    expect(top('home')).toBe(0)
    hold(0.999)
    expect(top('compose')).toBe(40)
    finish()
    await rest()
    await navigateBack()
    expect(layer('compose').dataset.card).toBe('leaving')
    hold(0.999)
    expect(opacityOf(layer('compose'))).toBeCloseTo(0)
    finish()
    await vi.waitFor(() => expect(document.querySelector('[data-card]')).toBeNull())
  })

  test('with reduced motion it fades', async () => {
    await lessMotion()
    await modalApp({ motion: slowed })
    await navigateTo({ url: '/compose' })
    hold(0)
    expect([top('compose'), opacityOf(layer('compose'))]).toEqual([40, 0])
    finish()
    await rest()
  })
})

describe('in a split view', () => {
  const start = () =>
    modalApp({
      pages: {
        '/list': view('list', {}, <button type="button">An item</button>),
        '/mail': view('mail', { under: '/list' }),
        '/compose': modal('compose', {}, <input aria-label="Subject" />),
      } as never,
      windows: windows({
        left: { page: '/list' },
        right: { load: async () => ({ default: () => <a href="/">Notes</a> }) },
      }),
      history: memoryHistory('/list'),
    })
  const empty = () => document.querySelector<HTMLElement>('.sw-stack-empty')

  test('a card is above both pages and the windows', async () => {
    await start()
    await navigateTo({ url: '/mail' })
    await navigateTo({ url: '/compose' })
    expect(boxOf('compose')).toEqual([360, 40, 560, 720])
    expect(['list', 'mail'].map((name) => [isInSight(name), layer(name).inert])).toEqual([
      [true, true],
      [true, true],
    ])
    expect(document.querySelector<HTMLElement>('.sw-window[data-side="right"]')?.inert).toBe(true)
    await closeButton().click()
    await isShown('mail')
    expect(layer('list').inert).toBe(false)
  })

  test('the place beside the list stays empty below a card, which has a Close button', async () => {
    await start()
    await vi.waitFor(() => expect(empty()).not.toBeNull())
    await navigateTo({ url: '/compose' })
    expect(empty()?.inert).toBe(true)
    await closeButton().click()
    await vi.waitFor(() => expect(empty()?.inert).toBe(false))
  })
})

test('a changed presentation is still modal', async () => {
  const presentation = { ...modalPresentation, durationMs: 400 }
  await modalApp({ pages: { '/own': view('own', { presentation }) } as never })
  await navigateTo({ url: '/own' })
  expect(boxOf('own')).toEqual([360, 40, 560, 720])
  await expect.element(closeButton()).toBeVisible()
})
