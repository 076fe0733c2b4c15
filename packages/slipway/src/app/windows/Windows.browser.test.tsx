import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import {
  getLeftWindowStyle,
  getRightWindowStyle,
  getTopWindowStyle,
  hideLeftWindow,
  hideRightWindow,
  hideTopWindow,
  setLeftWindowStyle,
  setTopWindowStyle,
  showLeftWindow,
  showRightWindow,
  showTopWindow,
} from '../../api/windows/index.ts'
import type { AnyApp } from '../../router/config/config.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import {
  loaded,
  mountWindows,
  narrow,
  shownSides,
  threeWindows,
  view,
  wide,
  windowAt,
} from '../../testing/internal/apps/windowsApp.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { createApp } from '../createApp.tsx'
import { overrideDefaults } from '../defaults/overrideDefaults.ts'
import { type SideWindowOptions, type WindowProps, windows } from './windowsConfig.ts'

beforeEach(async () => {
  await narrow()
  return () => narrow()
})

const rect = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
const variable = (name: string) =>
  getComputedStyle(document.querySelector('.sw-page') as Element).getPropertyValue(name)
const dialog = () => screen.getByRole('dialog')

test('[S2.10] windows are docked above and beside the pages on a wide screen, and hidden on a narrow one', async () => {
  await mountWindows()
  expect(shownSides()).toEqual([])
  expect(rect('.sw-page').width).toBe(390)
  await wide()
  await vi.waitFor(() => expect(shownSides()).toEqual(['top', 'left', 'right']))
  await expect.element(screen.getByText('Bar of Home')).toBeVisible()
  const [top, left, right, pages] = [rect('.sw-window'), windowAt('left'), windowAt('right'), rect('.sw-page')]
  expect(left?.getBoundingClientRect()).toMatchObject({
    left: 0,
    top: top.height,
    width: 320,
    bottom: expect.closeTo(800),
  })
  expect(right?.getBoundingClientRect()).toMatchObject({ right: 1280, top: top.height, width: 320 })
  expect(pages).toMatchObject({ left: 320, right: 960, top: top.height, bottom: expect.closeTo(800) })
  await narrow()
  await vi.waitFor(() => expect(shownSides()).toEqual([]))
})

test('[S9.19] they are hidden at 767 pixels and docked at 768', async () => {
  await mountWindows()
  await wide(767)
  expect(matchMedia('(min-width: 767px)').matches).toBe(true)
  expect(shownSides()).toEqual([])
  await wide(768)
  await vi.waitFor(() => expect(shownSides()).toEqual(['top', 'left', 'right']))
})

test('[S9.19] an app may set another width, for all windows or for one', async () => {
  await mountWindows(
    { ...threeWindows, right: { load: loaded(() => null), minWidth: 1200 } },
    { defaults: overrideDefaults({ window: { minWidthPx: 600 } }) },
  )
  await wide(600)
  await vi.waitFor(() => expect(shownSides()).toEqual(['top', 'left']))
  await wide(1199)
  expect(shownSides()).toEqual(['top', 'left'])
  await wide(1200)
  await vi.waitFor(() => expect(shownSides()).toEqual(['top', 'left', 'right']))
})

test('[S2.10] a page may turn each of them off', async () => {
  await wide()
  await mountWindows()
  await vi.waitFor(() => expect(shownSides()).toHaveLength(3))
  await userEvent.click(screen.getByRole('button', { name: 'Count 0' }))
  await navigateTo({ url: '/bare' })
  expect(shownSides()).toEqual([])
  expect(rect('[data-path="/bare"]')).toMatchObject({ left: 0, top: 0, width: 1280, height: 800 })
  await navigateBack()
  await vi.waitFor(() => expect(shownSides()).toHaveLength(3))
  await expect.element(screen.getByRole('button', { name: 'Count 1' })).toBeVisible()
})

test('[S2.10] a hide call hides a window that is docked by width, and a show call shows it again', async () => {
  await wide()
  await mountWindows()
  await hideTopWindow()
  await hideLeftWindow()
  await hideRightWindow()
  expect(shownSides()).toEqual([])
  await narrow()
  await wide()
  expect(shownSides(), 'also after the width has changed').toEqual([])
  await showTopWindow()
  await showLeftWindow()
  await showRightWindow()
  expect(shownSides()).toEqual(['top', 'left', 'right'])
})

test('on a narrow screen the window at the top is docked, one at a side is an overlay above the pages', async () => {
  await mountWindows()
  await showTopWindow()
  expect(shownSides()).toEqual(['top'])
  expect(rect('.sw-page').top).toBe(rect('.sw-window').height)
  await showLeftWindow()
  expect(shownSides()).toEqual(['top'])
  await expect.element(screen.getByRole('dialog', { name: 'Side list' })).toBeVisible()
  await vi.waitFor(() => expect(rect('dialog[open] .sw-window')).toMatchObject({ left: 0, width: 320 }))
})

test.each<[string, () => Promise<unknown>]>([
  ['a press on the mask', () => userEvent.click(dialog(), { position: { x: 380, y: 400 } })],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Back', () => navigateBack()],
  ['another page', () => navigateTo({ url: '/other' })],
  ['a hide call', () => hideLeftWindow()],
])('%s closes an overlay window, which can be opened again', async (_, close) => {
  await mountWindows()
  await showLeftWindow()
  await expect.element(dialog()).toBeVisible()
  await close()
  await expect.element(dialog()).not.toBeInTheDocument()
  await showLeftWindow()
  await expect.element(dialog()).toBeVisible()
})

test('an overlay window becomes docked when there is room, and does not become an overlay again', async () => {
  await mountWindows()
  await showRightWindow()
  await expect.element(dialog()).toBeVisible()
  await wide()
  await expect.element(dialog()).not.toBeInTheDocument()
  await vi.waitFor(() => expect(shownSides()).toContain('right'))
  await narrow()
  await vi.waitFor(() => expect(shownSides()).toEqual([]))
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('left and right are physical sides in right-to-left text', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await mountWindows()
  await showLeftWindow()
  await vi.waitFor(() => expect(rect('dialog[open] .sw-window').left).toBe(0))
  await wide()
  await vi.waitFor(() => expect(windowAt('left')?.getBoundingClientRect().left).toBe(0))
  await vi.waitFor(() => expect(windowAt('right')?.getBoundingClientRect().right).toBe(1280))
  expect(rect('.sw-page')).toMatchObject({ left: 320, right: 960 })
})

test('windows at start and end follow the direction of the document, and keep their state when it changes', async () => {
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await wide()
  await mountWindows(
    {
      start: { ...threeWindows.left, style: { width: 240 } } as SideWindowOptions,
      end: threeWindows.right as SideWindowOptions,
    },
    { pages: { '/': view('Home'), '/other': view('Other', { startWindow: false }) } },
  )
  const text = (side: string) => windowAt(side)?.textContent
  await userEvent.click(screen.getByRole('button', { name: 'Count 0' }))
  expect([text('left'), text('right')]).toEqual(['Count 1', 'Notes'])
  await setLeftWindowStyle({ width: 200 })
  await vi.waitFor(() => expect(variable('--sw-window-left')).toBe('200px'))
  document.documentElement.dir = 'rtl'
  await vi.waitFor(() => expect([text('left'), text('right')]).toEqual(['Notes', 'Count 1']))
  expect(windowAt('right')?.getBoundingClientRect()).toMatchObject({ right: 1280, width: 200 })
  expect(windowAt('left')?.getBoundingClientRect()).toMatchObject({ left: 0, width: 320 })
  expect(rect('.sw-page')).toMatchObject({ left: 320, right: 1080 })
  await vi.waitFor(() =>
    expect([variable('--sw-window-left'), variable('--sw-window-right')]).toEqual(['320px', '200px']),
  )
  const order = [...document.querySelectorAll('.sw-app > *')].map((element) => element.getAttribute('data-side'))
  expect(order.filter((side) => side !== 'top')).toEqual(['right', null, 'left'])
  expect(await getRightWindowStyle()).toEqual({ width: 200 })
  await navigateTo({ url: '/other' })
  await vi.waitFor(() => expect(shownSides()).toEqual(['left']))
  await navigateBack()
  await narrow()
  await showRightWindow()
  await vi.waitFor(() => expect(rect('dialog[open] .sw-window').right).toBe(390))
  await expect.element(dialog().getByRole('button')).toBeVisible()
})

test('CSS variables give pages the size of the windows', async () => {
  await mountWindows({ ...threeWindows, top: { load: loaded(() => null), style: { height: 60 } } })
  const sizes = () => ['top', 'left', 'right'].map((side) => variable(`--sw-window-${side}`))
  await vi.waitFor(() => expect(sizes()).toEqual(['0px', '0px', '0px']))
  await wide()
  await vi.waitFor(() => expect(sizes()).toEqual(['60px', '320px', '320px']))
  await hideRightWindow()
  await vi.waitFor(() => expect(sizes()).toEqual(['60px', '320px', '0px']))
})

test('only elements at the edge of the screen keep the safe distance from it', async () => {
  const insets = { top: '40px', left: '30px', right: '20px', bottom: '10px' }
  for (const [side, inset] of Object.entries(insets)) document.body.style.setProperty(`--sw-safe-${side}`, inset)
  onTestFinished(() => document.body.removeAttribute('style'))
  await mountWindows()
  const padding = (element: Element | null) => element && getComputedStyle(element).padding
  const navigationBar = () => padding(document.querySelector('.sw-navigation-bar'))
  expect(navigationBar()).toBe('40px 20px 0px 30px')
  await wide()
  await vi.waitFor(() => expect(shownSides()).toHaveLength(3))
  expect(navigationBar()).toBe('0px')
  expect(padding(windowAt('top'))).toBe('40px 20px 0px 30px')
  expect(padding(windowAt('left'))).toBe('0px 0px 10px 30px')
  expect(padding(windowAt('right'))).toBe('0px 20px 10px 0px')
  await hideTopWindow()
  await hideRightWindow()
  expect(navigationBar()).toBe('40px 20px 0px 0px')
  expect(padding(windowAt('left'))).toBe('40px 0px 10px 30px')
})

test('their style can be read and changed', async () => {
  await wide()
  await mountWindows({ ...threeWindows, left: { load: loaded(() => null), style: { width: 240 } } })
  expect(await getLeftWindowStyle()).toEqual({ width: 240 })
  expect(await getTopWindowStyle()).toEqual({})
  await setLeftWindowStyle({ width: 400, backgroundColor: 'rgb(1, 2, 3)' })
  expect(await getLeftWindowStyle()).toEqual({ width: 400, backgroundColor: 'rgb(1, 2, 3)' })
  expect(windowAt('left')?.offsetWidth).toBe(400)
  expect(getComputedStyle(windowAt('left') as Element).backgroundColor).toBe('rgb(1, 2, 3)')
  expect(rect('.sw-page').left).toBe(400)
  await expect(setTopWindowStyle(null as never)).rejects.toMatchObject({ code: 'invalid-argument' })
})

test('calls reject if there is no such window, and change nothing', async () => {
  await wide()
  await mountWindows({ left: { load: loaded(() => <p>List</p>) } })
  await expect(showTopWindow()).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'showTopWindow:fail the app has no top window',
  })
  await expect(hideRightWindow()).rejects.toMatchObject({ code: 'not-found' })
  await navigateTo({ url: '/bare' })
  await expect(showLeftWindow()).rejects.toMatchObject({ code: 'unavailable' })
  await narrow()
  await navigateBack()
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('a call made before the app has started waits for the app', async () => {
  await wide()
  const call = hideLeftWindow()
  await mountWindows()
  await call
  expect(shownSides()).toEqual(['top', 'right'])
})

test('a show that is replaced by a hide rejects', async () => {
  await mountWindows()
  const call = showLeftWindow()
  await hideLeftWindow()
  await expect(call).rejects.toMatchObject({ code: 'cancelled' })
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('windows get the state of each other and of the current page', async () => {
  const seen: WindowProps[] = []
  await mountWindows({
    top: {
      load: loaded((props) => {
        seen.push(props)
        return null
      }),
      minWidth: 0,
    },
    left: { load: loaded(() => null) },
  })
  const last = () => seen.at(-1)
  await vi.waitFor(() =>
    expect(last()).toEqual({
      matchTopWindow: true,
      matchLeftWindow: false,
      matchRightWindow: false,
      showTopWindow: true,
      showLeftWindow: false,
      showRightWindow: false,
      navigationBarTitleText: 'Home',
    }),
  )
  await showLeftWindow()
  expect(last()).toMatchObject({ matchLeftWindow: false, showLeftWindow: true })
  await wide()
  await hideLeftWindow()
  await vi.waitFor(() => expect(last()).toMatchObject({ matchLeftWindow: true, showLeftWindow: false }))
  await navigateTo({ url: '/other' })
  expect(last()?.navigationBarTitleText).toBe('Other')
})

test('axe finds nothing, wide and narrow', async () => {
  const element = await mountWindows()
  await wide()
  await vi.waitFor(() => expect(shownSides()).toHaveLength(3))
  await expect.element(screen.getByText('Notes')).toBeVisible()
  await expectNoAxeViolations(element)
  await expect.element(screen.getByRole('banner', { name: 'Top' })).toBeVisible()
  await expect.element(screen.getByRole('complementary', { name: 'Side list' })).toBeVisible()
  await expect.element(screen.getByRole('complementary', { name: 'Right side' })).toBeVisible()
  await expect.element(screen.getByRole('main', { name: 'Home' })).toBeVisible()
  await narrow()
  await showLeftWindow()
  await expect.element(dialog()).toBeVisible()
  await expectNoAxeViolations(element)
})

test('an unmounted app leaves nothing behind, and the next one starts again', async () => {
  await wide()
  const element = document.body.appendChild(document.createElement('div'))
  const config = {
    pages: { '/': view('Home') },
    history: memoryHistory(),
    windows: windows({ left: { load: loaded(() => <p>List</p>) } }),
  } as unknown as AnyApp
  const unmount = createApp(config).mount(element)
  await expect.element(screen.getByText('List')).toBeVisible()
  await hideLeftWindow()
  unmount()
  element.remove()
  await mountWindows({ left: { load: loaded(() => <p>List</p>) } })
  await expect.element(screen.getByText('List')).toBeVisible()
})
