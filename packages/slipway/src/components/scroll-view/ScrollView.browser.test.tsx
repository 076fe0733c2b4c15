import { Activity, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { switchLocale } from '../../base/locale/locale.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { serverHtml } from '../../testing/internal/apps/serverHtml.ts'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { watchLeftovers } from '../../testing/internal/environment/leftovers.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { keyboardWalk } from '../../testing/internal/input/keyboardWalk.ts'
import { turnWheel } from '../../testing/internal/input/mouse.ts'
import { centerOf, touchDrag } from '../../testing/internal/input/touch.ts'
import ScrollViewDemo from './demo.tsx'
import { ScrollView, type ScrollViewProps } from './index.ts'

describeConformance((props) => <ScrollView {...props}>Hello</ScrollView>, { selector: '.sw-scroll-view' })
describe('with a refresher', () => {
  describeConformance((props) => <ScrollView scrollY refresherEnabled {...props} />, { selector: '.sw-scroll-view' })
})

const reported: string[] = []
beforeEach(() => void reported.splice(0))

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its number.
    <div key={index} id={`row-${index}`} style={{ blockSize: 100 }}>
      Row {index}
    </div>
  ))

/** A list of 1,000 px in a viewport of 200 px that records its events. */
const list = (props: ScrollViewProps = {}): ReactNode => (
  <ScrollView
    scrollY
    style={{ blockSize: 200, inlineSize: 300 }}
    onScrollToUpper={({ type, detail }) => reported.push(`${type} ${detail.direction}`)}
    onScrollToLower={({ type, detail }) => reported.push(`${type} ${detail.direction}`)}
    {...props}
  >
    {props.children ?? rows(10)}
  </ScrollView>
)

const row = (props: ScrollViewProps = {}): ReactNode =>
  list({
    scrollX: true,
    scrollY: false,
    children: <div style={{ inlineSize: 1_300, blockSize: 50 }}>wide</div>,
    ...props,
  })

let setTop: (top: number) => void = () => {}

/** Keeps the scroll position in state, as a controlled scroll view. */
function Owner(): ReactNode {
  const [top, set] = useState(0)
  setTop = set
  return list({ scrollTop: top })
}

const element = () => document.querySelector('.sw-scroll-view') as HTMLElement
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Scrolls, and waits for the scroll event. */
async function scroll(...places: number[]): Promise<void> {
  for (const top of places) {
    element().scrollTop = top
    await frame()
    await frame()
  }
}

describe('events', () => {
  test('`onScroll` contains the position, the content size and the distance since the last event', async () => {
    const details: unknown[] = []
    render(list({ onScroll: ({ type, target, detail }) => details.push([type, target === element(), detail]) }))
    await scroll(300, 250)
    const lengths = { scrollHeight: 1_000, scrollWidth: element().clientWidth }
    expect(details).toEqual([
      ['scroll', true, { scrollTop: 300, scrollLeft: 0, ...lengths, deltaX: 0, deltaY: -300 }],
      ['scroll', true, { scrollTop: 250, scrollLeft: 0, ...lengths, deltaX: 0, deltaY: 50 }],
    ])
  })

  test('the edge events are emitted once per approach, and again after more content was added', async () => {
    const { rerender } = render(list())
    await scroll(10, 700, 749)
    expect(reported).toEqual([])
    await scroll(750, 800, 760)
    expect(reported).toEqual(['scrolltolower bottom'])
    rerender(list({ children: rows(20) }))
    await frame()
    expect(element().scrollTop, 'more at the end moves nothing').toBe(760)
    await scroll(1_790, 40, 0)
    expect(reported).toEqual(['scrolltolower bottom', 'scrolltolower bottom', 'scrolltoupper top'])
  })

  test('the thresholds can be set', async () => {
    render(list({ upperThreshold: 10, lowerThreshold: 300 }))
    await scroll(499, 500, 11)
    expect(reported).toEqual(['scrolltolower bottom'])
    await scroll(10)
    expect(reported).toEqual(['scrolltolower bottom', 'scrolltoupper top'])
  })

  test.each([
    ['ltr', 1, 'right', 'left'],
    ['rtl', -1, 'left', 'right'],
  ] as const)('a row emits events at both ends, %s', async (dir, sign, end, start) => {
    const lefts: number[] = []
    render(row({ dir, onScroll: ({ detail }) => lefts.push(detail.scrollLeft, detail.deltaX) }))
    for (const left of [960, 1_000, 20]) {
      element().scrollLeft = sign * left
      await frame()
      await frame()
    }
    expect(reported).toEqual([`scrolltolower ${end}`, `scrolltoupper ${start}`])
    expect(lefts).toEqual([960, -960, 1_000, -40, 20, 980].map((px) => sign * px))
  })

  test('touch, wheel and keys emit events', async () => {
    const tops: number[] = []
    render(list({ onScroll: ({ detail }) => tops.push(detail.scrollTop) }))
    const middle = centerOf(element())
    await touchDrag({ ...middle, y: middle.y + 80 }, { ...middle, y: middle.y - 60 })
    await vi.waitFor(() => expect(Math.max(0, ...tops)).toBeGreaterThan(60))
    tops.splice(0)
    await turnWheel(middle, { y: 120 })
    await vi.waitFor(() => expect(tops.at(-1)).toBe(element().scrollTop))
    expect(tops.length).toBeGreaterThan(0)
    await userEvent.tab()
    expect(document.activeElement).toBe(element())
    await userEvent.keyboard('{End}')
    await vi.waitFor(() => expect(element().scrollTop).toBe(800))
    await vi.waitFor(() => expect(reported).toEqual(['scrolltolower bottom']))
  })

  test('the other axis does not scroll and emits no edge events', async () => {
    render(list({ scrollY: false }))
    expect(getComputedStyle(element()).overflow).toBe('hidden')
    await scroll(800)
    expect(reported).toEqual([])
  })
})

describe('scroll position by props', () => {
  test('applies before the first frame, and when it changes', () => {
    const { rerender } = render(list({ scrollTop: 300, scrollWithAnimation: true }))
    expect(element().scrollTop).toBe(300)
    rerender(list({ scrollTop: 120 }))
    expect(element().scrollTop).toBe(120)
    rerender(list({ scrollTop: 0 }))
    expect(element().scrollTop).toBe(0)
  })

  test('does not lock the user: scrolling continues, and a render does not scroll back', async () => {
    const { rerender } = render(list({ scrollTop: 300 }))
    await scroll(500)
    rerender(list({ scrollTop: 300, className: 'other' }))
    expect(element().scrollTop).toBe(500)
  })

  test('may be the position from `onScroll`, even if it is set late', async () => {
    // A delay of 100 ms is allowed; a busy machine could be slower.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    render(<Owner />)
    await scroll(100)
    element().scrollTop = 200
    flushSync(() => setTop(100))
    expect(element().scrollTop).toBe(200)
    setTop(400)
    await vi.waitFor(() => expect(element().scrollTop).toBe(400))
  })

  test('0 is applied on the vertical axis if it scrolls on that axis only', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    render(<Owner />)
    await scroll(100)
    flushSync(() => setTop(100))
    await scroll(300)
    flushSync(() => setTop(0))
    expect(element().scrollTop).toBe(0)
  })

  test('is reached smoothly and exactly over a long distance', async () => {
    const tops: number[] = []
    const view = (scrollTop: number) =>
      list({
        scrollTop,
        scrollWithAnimation: true,
        children: rows(300),
        onScroll: (e) => tops.push(e.detail.scrollTop),
      })
    const { rerender } = render(view(0))
    rerender(view(20_007))
    expect(element().scrollTop).toBeLessThan(20_007)
    await vi.waitFor(() => expect(element().scrollTop).toBe(20_007))
    expect(new Set(tops).size).toBeGreaterThan(3)
    expect(Math.max(...tops), 'it scrolls no further').toBeLessThanOrEqual(20_007)
  })

  test('is reached at once with reduced motion', async () => {
    await lessMotion()
    const { rerender } = render(list({ scrollTop: 0, scrollWithAnimation: true }))
    rerender(list({ scrollTop: 500, scrollWithAnimation: true }))
    expect(element().scrollTop).toBe(500)
  })

  test('waits for its content, for a limited time, and not against the user', async () => {
    const { rerender } = render(list({ scrollTop: 600, children: rows(1) }))
    rerender(list({ scrollTop: 600, children: rows(4) }))
    expect(element().scrollTop).toBe(200)
    rerender(list({ scrollTop: 600 }))
    expect(element().scrollTop).toBe(600)

    rerender(list({ scrollTop: 9_000 }))
    expect(element().scrollTop).toBe(800)
    await turnWheel(centerOf(element()), { y: -100 })
    await vi.waitFor(() => expect(element().scrollTop).toBeLessThan(800))
    rerender(list({ scrollTop: 9_000, children: rows(30) }))
    expect(element().scrollTop, 'the user scrolls').toBeLessThan(800)

    const clock = vi.spyOn(performance, 'now')
    onTestFinished(() => clock.mockRestore())
    clock.mockReturnValue(50_000)
    rerender(list({ scrollTop: 9_999, children: rows(30) }))
    expect(element().scrollTop).toBe(2_800)
    clock.mockReturnValue(51_001)
    rerender(list({ scrollTop: 9_999, children: rows(60) }))
    expect(element().scrollTop, 'too late').toBe(2_800)
  })

  test('may be an element, which is scrolled into view without scrolling ancestors', () => {
    const around = (scrollIntoView?: string) => (
      <div data-around style={{ blockSize: 150, overflow: 'auto' }}>
        <div style={{ blockSize: 400 }} />
        {list({
          scrollIntoView,
          style: { blockSize: 200, borderBlockStart: '3px solid', scrollPaddingBlockStart: 20 },
        })}
      </div>
    )
    const { rerender } = render(around('row-3'))
    expect(element().scrollTop).toBe(280)
    rerender(around('row-5'))
    expect(element().scrollTop).toBe(480)
    rerender(around('nowhere'))
    expect(element().scrollTop).toBe(480)
    expect(document.querySelector('[data-around]')?.scrollTop).toBe(0)
  })

  test.each([
    ['ltr', 1],
    ['rtl', -1],
  ] as const)('may be an element in a row, %s', (dir, sign) => {
    const cells = (
      <div style={{ display: 'flex', inlineSize: 'max-content' }}>
        {Array.from({ length: 10 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its number.
          <div key={index} id={`cell-${index}`} style={{ inlineSize: 130 }}>
            {index}
          </div>
        ))}
      </div>
    )
    const { rerender } = render(row({ dir, children: cells, scrollIntoView: 'cell-4' }))
    expect(element().scrollLeft).toBe(sign * 520)
    rerender(row({ dir, children: cells, scrollLeft: sign * 77 }))
    expect(element().scrollLeft).toBe(sign * 77)
  })
})

describe('kept scroll position', () => {
  test('is kept while another page covers its page', async () => {
    await pageOf(list())
    await scroll(430)
    await navigateTo({ url: '/other' })
    await navigateBack()
    expect(element().scrollTop).toBe(430)
  })

  test('is kept in engines where hiding loses it, whatever `scrollTop` was set to', async () => {
    const view = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{list({ scrollTop: 100 })}</Activity>
    const { rerender } = render(view('visible'))
    await scroll(430)
    rerender(view('hidden'))
    // Removing and inserting the element resets its position, as hiding does in some engines.
    element().parentElement?.append(element())
    element().dispatchEvent(new Event('scroll'))
    rerender(view('visible'))
    expect(element().scrollTop).toBe(430)
  })
})

describe('keys and screen readers', () => {
  test('it is focusable if it scrolls and contains no focusable element', async () => {
    await switchLocale('fr')
    onTestFinished(async () => {
      await switchLocale('en')
    })
    const { container, rerender } = render(list())
    expect(await keyboardWalk(container)).toEqual(['group Contenu défilant'])
    rerender(list({ 'aria-label': 'Letters' }))
    expect(await keyboardWalk(container)).toEqual(['region Letters'])
    await expect.element(page.getByRole('region', { name: 'Letters' })).toBeVisible()
    rerender(
      list({
        children: [
          <button key="b" type="button">
            Press
          </button>,
          ...rows(5),
        ],
      }),
    )
    expect(await keyboardWalk(container)).toEqual(['button Press'])
    rerender(list({ children: rows(1) }))
    expect(await keyboardWalk(container)).toEqual([])
  })

  test('in the HTML of a server it is focusable until the app has measured it', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    const view = list({ children: <button type="button">Press</button> })
    container.innerHTML = serverHtml(view)
    expect(await keyboardWalk(container)).toEqual(['group Scrollable content', 'button Press'])
    const root = hydrateRoot(container, view)
    onTestFinished(() => {
      flushSync(() => root.unmount())
      container.remove()
    })
    await vi.waitFor(async () => expect(await keyboardWalk(container)).toEqual(['button Press']))
  })

  test('this is checked again when it, or an image in it, changes its size', async () => {
    const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="50" height="500"/>'
    render(list({ children: <img alt="" src={picture} style={{ display: 'block' }} /> }))
    await vi.waitFor(() => expect(element().tabIndex).toBe(0))
    element().style.blockSize = '600px'
    await vi.waitFor(() => expect(element().hasAttribute('tabindex')).toBe(false))
  })

  test('the focus ring is inside its edge', async () => {
    render(list())
    await userEvent.tab()
    const { outlineStyle, outlineOffset } = getComputedStyle(element())
    expect([outlineStyle, outlineOffset]).toEqual(['solid', '-2px'])
  })

  test.each(['ltr', 'rtl'])('axe-core finds nothing in the demo, %s', async (dir) => {
    const { container } = render(
      <div dir={dir}>
        <ScrollViewDemo />
      </div>,
    )
    await expectNoAxeViolations(container)
  })
})

test('its scrollbars can be hidden', () => {
  const { rerender } = render(list())
  const width = () => getComputedStyle(element()).scrollbarWidth
  expect(width()).toBe('auto')
  rerender(list({ showScrollbar: false }))
  expect(width()).toBe('none')
})

test('200 mounts and unmounts leak nothing', async () => {
  render(null)
  const leftovers = watchLeftovers()
  const timers = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')] as const
  onTestFinished(() => timers.forEach((timer) => void timer.mockRestore()))
  const begun = timers[0].mock.calls.length
  for (let cycle = 0; cycle < 200; cycle++) {
    render(list({ refresherEnabled: true, scrollTop: 100 })).unmount()
  }
  await frame()
  expect(leftovers()).toEqual([])
  expect(timers[0].mock.calls.length - begun, 'no timer of its own').toBeLessThan(20)
})
