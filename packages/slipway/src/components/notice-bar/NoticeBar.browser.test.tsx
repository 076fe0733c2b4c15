import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { restMouse } from '../../testing/internal/input/mouse.ts'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import NoticeBarDemo from './demo.tsx'
import { NoticeBar, type NoticeBarProps } from './index.ts'

describeConformance((props) => <NoticeBar {...props}>Closed</NoticeBar>, { selector: '.sw-notice-bar' })

const long = 'All trains leave ten minutes earlier. '.repeat(5)
const bar = () => document.querySelector('.sw-notice-bar') as HTMLElement
const text = () => document.querySelector('.sw-notice-bar-text') as HTMLElement
const running = () => text().getAnimations()[0]

function renderBar(props: NoticeBarProps = {}, dir = 'ltr') {
  const view = (more: NoticeBarProps = {}) => (
    <div dir={dir} style={{ inlineSize: 300 }}>
      <NoticeBar {...props} {...more} />
    </div>
  )
  const { rerender } = render(view())
  return (more: NoticeBarProps) => rerender(view(more))
}

describe('a long text', () => {
  test('stops scrolling when the bar becomes wide enough, and starts again when it becomes too narrow', async () => {
    await restMouse()
    renderBar({ children: long })
    await vi.waitFor(() => expect(running()).toBeDefined())
    const frame = bar().parentElement as HTMLElement
    frame.style.inlineSize = `${text().offsetWidth + 200}px`
    await vi.waitFor(() => expect(running()).toBeUndefined())
    frame.style.inlineSize = '300px'
    await vi.waitFor(() => expect(running()).toBeDefined())
  })

  test.each([
    ['ltr', -1],
    ['rtl', 1],
  ])('scrolls from the start of the line, at its speed, %s', async (dir, way) => {
    await restMouse()
    renderBar({ children: long }, dir)
    await vi.waitFor(() => expect(running()).toBeDefined())
    const animation = running() as Animation
    const { delay = 0, duration } = animation.effect?.getTiming() ?? {}
    animation.pause()
    const placeAt = (ms: number) => {
      animation.currentTime = ms
      return new DOMMatrix(getComputedStyle(text()).transform).m41
    }
    expect(placeAt(0), 'it begins readable').toBeCloseTo(0, 0)
    expect(placeAt(1000)).toBeCloseTo(way * 50, 0)
    expect(placeAt(Number(duration) + delay - 1)).toBeCloseTo(way * text().getBoundingClientRect().width, 0)
  })

  test('pauses while it is hovered or contains the focus', async () => {
    await restMouse()
    renderBar({
      children: [
        long,
        <a key="link" href="#more">
          More
        </a>,
      ],
    })
    await vi.waitFor(() => expect(running()?.playState).toBe('running'))
    // Hovers the bar, because the text itself never stops moving for `userEvent.hover`.
    await userEvent.hover(bar())
    expect(running()?.playState).toBe('paused')
    await restMouse()
    await vi.waitFor(() => expect(running()?.playState).toBe('running'))
    page.getByRole('link').element().focus()
    expect(running()?.playState).toBe('paused')
  })

  test('wraps with `wrap` and under `prefers-reduced-motion`', async () => {
    const rerender = renderBar({ children: long, wrap: true })
    expect(bar().offsetHeight).toBeGreaterThan(60)
    rerender({ wrap: false })
    await vi.waitFor(() => expect(bar().offsetHeight).toBe(44))
    await lessMotion()
    await vi.waitFor(() => expect(bar().offsetHeight).toBeGreaterThan(60))
    await vi.waitFor(() => expect(running()).toBeUndefined())
  })

  test('stops scrolling when it becomes short', async () => {
    const rerender = renderBar({ children: long })
    await vi.waitFor(() => expect(bar().dataset.running).toBe('true'))
    rerender({ children: 'Closed' })
    await vi.waitFor(() => expect(bar().dataset.running).toBeUndefined())
    await vi.waitFor(() => expect(running()).toBeUndefined())
  })

  test('starts to scroll when its bar becomes narrow', async () => {
    renderBar({ children: 'Closed on Monday' })
    bar().style.inlineSize = '100px'
    await vi.waitFor(() => expect(bar().dataset.running).toBe('true'))
  })
})

describe('closing', () => {
  const close = () => page.getByRole('button', { name: 'Close' })

  test('removes the notice and calls `onClose`, by a button of 44 px', async () => {
    const onClose = vi.fn()
    renderBar({ children: 'Closed', closable: true, onClose })
    const { width, height } = close().element().getBoundingClientRect()
    expect([width, height]).toEqual([44, 44])
    await touchTap(centerOf(close().element()))
    await vi.waitFor(() => expect(bar()).toBeNull())
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('is prevented by `preventDefault`; works with the keyboard', async () => {
    renderBar({ children: 'Closed', closable: true, onClose: (event) => event.preventDefault() })
    close().element().focus()
    expect(await focusedNode()).toEqual({ role: 'button', name: 'Close' })
    await userEvent.keyboard('{Enter}')
    expect(bar()).toBeVisible()
  })
})

test.each([
  ['primary', 'status'],
  ['success', 'status'],
  ['warning', 'status'],
  ['danger', 'alert'],
] as const)('%s is a %s', async (tone, role) => {
  renderBar({ children: 'Closed', tone })
  await expect.element(page.getByRole(role)).toHaveTextContent('Closed')
})

test.each(['ltr', 'rtl'])('axe-core finds nothing in the demo, %s', async (dir) => {
  const { element } = render(
    <main dir={dir}>
      <NoticeBarDemo />
    </main>,
  )
  await expectNoAxeViolations(element)
})

test('forced colours show its border', async () => {
  await forcedColors()
  const { container } = render(<NoticeBar tone="danger">The payment was refused.</NoticeBar>)
  expect(getComputedStyle(container.querySelector('.sw-notice-bar') as Element).borderTopStyle).toBe('solid')
})
