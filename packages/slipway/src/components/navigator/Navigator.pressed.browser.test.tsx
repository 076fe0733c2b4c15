import { expect, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { type AnyApp, page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { NavigatorContext } from '../../router/react/contexts.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { mouseDown, mouseUp } from '../../testing/internal/input/mouse.ts'
import { centerOf, touchStart } from '../../testing/internal/input/touch.ts'
import { Navigator } from './index.ts'

const pageConfigs = { '/': page({ load: async () => ({}) }) }
const pages = createNavigator({ pages: pageConfigs } as AnyApp, memoryHistory()())
const link = () => screen.getByRole('link')

/** A link to the current page, so that a press does not navigate. */
function show(props: object): HTMLElement {
  return render(
    <NavigatorContext value={pages}>
      <Navigator url="/" style={{ inlineSize: 200 }} {...props}>
        here
      </Navigator>
    </NavigatorContext>,
  ).element
}

test('begins 50 ms after the touch and stays for 600 ms', async () => {
  const element = show({})
  const down = () => element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }))
  const pressed = () => element.hasAttribute('data-pressed')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    down()
    await vi.advanceTimersByTimeAsync(49)
    expect(pressed()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await vi.waitFor(() => expect(pressed()).toBe(true))
    element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(599)
    expect(pressed()).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    await vi.waitFor(() => expect(pressed()).toBe(false))
  } finally {
    vi.useRealTimers()
  }
})

test('a quick tap shows it too; a scroll, another mouse button and a touch that leaves the link do not', async () => {
  const element = show({ hoverStartTime: 10_000, hoverStayTime: 0 })
  const seen: boolean[] = []
  const observer = new MutationObserver(() => seen.push(element.hasAttribute('data-pressed')))
  observer.observe(element, { attributeFilter: ['data-pressed'] })
  const send = (type: string, init: PointerEventInit = {}) =>
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, ...init }))
  send('pointerdown', { button: 2 })
  send('pointerup')
  send('pointerdown')
  send('pointercancel')
  send('pointerup')
  send('pointerdown')
  send('pointerup')
  await vi.waitFor(() => expect(seen).toEqual([true, false]))
})

test('is the built-in one, a class of the app, or none', async () => {
  const element = show({ hoverClass: 'down', hoverStartTime: 0 })
  const touch = await touchStart(centerOf(element))
  await expect.element(link()).toHaveClass('down')
  expect(getComputedStyle(element).opacity).toBe('1')
  await touch.end()
})

test('is shown for the mouse', async () => {
  const element = show({ hoverStartTime: 0 })
  await mouseDown(centerOf(element))
  await vi.waitFor(() => expect(getComputedStyle(element).opacity).toBe('0.7'))
  await mouseUp(centerOf(element))
})

test('is off with hoverClass="none"', async () => {
  const element = show({ hoverClass: 'none', hoverStartTime: 0 })
  const touch = await touchStart(centerOf(element))
  await expect.element(link()).toHaveAttribute('data-pressed')
  expect([element.className, getComputedStyle(element).opacity]).toEqual(['sw-navigator', '1'])
  await touch.end()
})

test('is on a link to the current page, and does not fade under prefers-reduced-motion', async () => {
  await lessMotion()
  const element = show({})
  await expect(element.parentElement as Element).toMatchAriaInlineSnapshot(`
    - link "here":
      - /url: /
  `)
  expect(getComputedStyle(element).transitionDuration).toBe('0s')
})
