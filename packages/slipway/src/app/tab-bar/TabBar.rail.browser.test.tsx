import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { hideTabBar, showTabBar } from '../../api/tab-bar/index.ts'
import { page } from '../../router/config/config.ts'
import { bar, items, link, renew, start } from '../../testing/internal/apps/tabBarApp.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { renderApp } from '../../testing/renderApp.ts'
import { windows } from '../windows/index.ts'
import { tabBar } from './index.ts'

beforeEach(renew)
beforeEach(() => screen.viewport(1_280, 800))

const edges = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return [left, right, top, bottom].map(Math.round)
}
const shownPage = () => document.querySelector('.sw-page:not([data-behind])') as HTMLElement

test('in a wide window the bar is a rail at the start side, and the page is beside it', async () => {
  await start()
  expect(edges(bar())).toEqual([0, 80, 0, 800])
  expect(edges(shownPage())).toEqual([80, 1_280, 0, 800])
  const tops = [...bar().querySelectorAll('a')].map((tab) => tab.getBoundingClientRect().top)
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
  expect(new Set(tops).size).toBe(4)
  document.documentElement.dir = 'rtl'
  expect(edges(bar())).toEqual([1_200, 1_280, 0, 800])
  expect(edges(shownPage())).toEqual([0, 1_200, 0, 800])
  await expectNoAxeViolations(document.documentElement)
})

test.each([
  ['a narrow window', [767, 800], {}],
  ['a low window, such as a phone on its side', [900, 479], {}],
  ['`wide="bar"`', [1_280, 800], { wide: 'bar' }],
  ['a blurred bar', [1_280, 800], { blurEffect: 'light' }],
] as const)('in %s it is a bar at the bottom', async (_, [width, height], options) => {
  await screen.viewport(width, height)
  await start(options)
  expect(edges(bar())).toEqual([0, width, height - 50, height])
})

test('in an app that is narrower than the window it is a bar at the bottom', async () => {
  await start({}, '/', { maxWidth: 480 })
  expect(edges(bar())).toEqual([400, 880, 750, 800])
})

test('a bar at the top remains there', async () => {
  await start({ position: 'top' })
  expect(edges(bar())).toEqual([0, 1_280, 0, 50])
})

test('a hidden rail leaves its space to the page', async () => {
  await start()
  await hideTabBar()
  await vi.waitFor(() => expect(edges(shownPage())).toEqual([0, 1_280, 0, 800]))
  expect(getComputedStyle(bar()).visibility).toBe('hidden')
  await showTabBar()
  await vi.waitFor(() => expect(edges(shownPage())).toEqual([80, 1_280, 0, 800]))
})

test('another form is refused', () => {
  expect(() => tabBar({ items, wide: 'sidebar' as 'rail' })).toThrow(
    expect.objectContaining({ code: 'invalid-argument', errMsg: expect.stringContaining('wide') }),
  )
})

test.each(['start', 'end'] as const)(
  'in a split view at the %s the bar has the same width on each tab',
  async (side) => {
    const view = (text: string) => page({ load: async () => ({ default: () => <p>{text}</p> }), title: text })
    const app = await renderApp({
      pages: { '/': view('list'), '/orders': view('orders'), '/mine': view('mine'), '/more': view('more') },
      tabBar: tabBar({ items }),
      windows: windows({ [side]: { page: '/' } }),
      motion: false,
    } as never)
    onTestFinished(app.unmount)
    await expect.element(screen.getByText('list', { exact: true }).last()).toBeVisible()
    const width = () => bar().getBoundingClientRect().width
    expect(width()).toBe(80)
    const list = shownPage().getBoundingClientRect()
    // The list has the width that it has without a rail.
    expect(list.width).toBe(320)
    await userEvent.click(link('Mine'))
    await expect.element(screen.getByText('mine', { exact: true }).last()).toBeVisible()
    expect(edges(bar())).toEqual([0, 80, 0, 800])
  },
)
