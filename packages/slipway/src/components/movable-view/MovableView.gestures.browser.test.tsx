// The code of gestures normally loads later; this import makes it available at once.
import './attachGestures.ts'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { layer, left, view as pageView, rest } from '../../testing/internal/apps/movingApp.tsx'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { Controlled, positionOf, showOne, still } from '../../testing/internal/apps/shownMovable.tsx'
import { edge, open, urls } from '../../testing/internal/apps/swipingApp.tsx'
import { watchLeftovers } from '../../testing/internal/environment/leftovers.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { mouseDrag, turnWheel } from '../../testing/internal/input/mouse.ts'
import { penDrag } from '../../testing/internal/input/pen.ts'
import { readyToScroll } from '../../testing/internal/input/readyToScroll.ts'
import { flick } from '../../testing/internal/input/timedPress.ts'
import { timedTouch } from '../../testing/internal/input/timedTouch.ts'
import {
  apart,
  centerOf,
  type Point,
  touchDrag,
  touchPinch,
  touchStart,
  touchTap,
} from '../../testing/internal/input/touch.ts'
import { PullDownRefresh } from '../pull-down-refresh/index.ts'
import { MovableArea, MovableView } from './index.ts'

/** A point at a distance from the middle of an element. */
const beside = (element: Element, x: number, y: number): Point => {
  const center = centerOf(element)
  return { x: center.x + x, y: center.y + y }
}
const sourcesOf = (reported: readonly string[]) => [...new Set(reported.map((one) => one.split(' ')[2]))]

describe('a drag', () => {
  test.each([
    ['touch', touchDrag, 10],
    ['mouse', mouseDrag, 4],
    ['pen', penDrag, 4],
  ])('by %s moves the view from its position', async (_, drag, slopPx) => {
    const { view, reported } = showOne({ defaultX: 20, defaultY: 30 })
    await drag(centerOf(view), beside(view, 60 + slopPx, 0))
    await vi.waitFor(() => expect(positionOf(view)).toEqual([80, 30]))
    expect(reported.at(-1)).toBe('80 30 touch')
    expect(view).not.toHaveAttribute('data-dragging')
  })

  test.each([
    ['all', [64, 48]],
    ['horizontal', [70, 0]],
    ['vertical', [0, 0]],
    ['none', [0, 0]],
  ] as const)('of a view with direction %s moves it to %j', async (direction, position) => {
    const { view } = showOne({ direction })
    await touchDrag(centerOf(view), beside(view, direction === 'all' ? 72 : 80, direction === 'all' ? 54 : 0))
    await vi.waitFor(() => expect(positionOf(view).map(Math.round)).toEqual(position))
  })

  test('ends at the edges of the area', async () => {
    const { view, reported } = showOne({ defaultX: 100, defaultY: 50 })
    await touchDrag(centerOf(view), beside(view, 190, 140))
    await vi.waitFor(() => expect(positionOf(view)).toEqual([200, 100]))
    expect(sourcesOf(reported)).toEqual(['touch'])
  })

  test('of a view that is larger than the area never uncovers the area', async () => {
    const { view } = showOne({ style: { ...still, inlineSize: 400, maxInlineSize: 'none', blockSize: 260 } })
    expect(positionOf(view)).toEqual([0, 0])
    await touchDrag({ x: 200, y: 150 }, { x: 10, y: 20 })
    await vi.waitFor(() => expect(positionOf(view)).toEqual([-100, -60]))
  })

  test('does not move a disabled view', async () => {
    const { view, reported } = showOne({ disabled: true })
    await touchDrag(centerOf(view), beside(view, 80, 0))
    expect([positionOf(view), reported]).toEqual([[0, 0], []])
  })

  test('of a controlled view can be kept or refused', async () => {
    const { container } = render(<Controlled />)
    const view = container.querySelector('.sw-movable-view') as HTMLElement
    await touchDrag(centerOf(view), beside(view, 70, 0))
    await vi.waitFor(() => expect(view).toHaveTextContent('60'))
    expect(positionOf(view)).toEqual([60, 0])
    const refused = showOne({ x: 0, y: 0, animation: false })
    await touchDrag(centerOf(refused.view), beside(refused.view, 70, 0))
    await vi.waitFor(() => expect(positionOf(refused.view)).toEqual([0, 0]))
    expect(refused.reported.at(-1)).toBe('60 0 touch')
  })

  test('cancelled by the system leaves the view at its position', async () => {
    const { view } = showOne({ inertia: true, outOfBounds: true })
    const touch = await touchStart(centerOf(view))
    await touch.move(beside(view, 40, 0))
    await touch.cancel()
    await vi.waitFor(() => expect(view).not.toHaveAttribute('data-dragging'))
    expect(positionOf(view)).toEqual([30, 0])
  })
})

describe('beyond the area', () => {
  test('the view moves by the square root of the pull, returns on its spring, and reports both', async () => {
    const { view, reported } = showOne({ outOfBounds: true, defaultX: 150 })
    const touch = await touchStart(centerOf(view))
    await touch.move(beside(view, 60 + 64, 0))
    expect(positionOf(view)).toEqual([208, 0])
    await touch.end()
    await vi.waitFor(() => expect(positionOf(view)).toEqual([200, 0]))
    expect(sourcesOf(reported)).toEqual(['touch-out-of-bounds', 'out-of-bounds'])
    expect(reported.at(-1)).toBe('200 0 out-of-bounds')
    expect(reported.length, 'reports each frame').toBeGreaterThan(3)
  })

  test.each([
    ['touch', touchDrag, 10],
    ['mouse', mouseDrag, 4],
    ['pen', penDrag, 4],
  ])('pulled by %s under `prefers-reduced-motion`, the view is back at once', async (_, drag, slopPx) => {
    await lessMotion()
    const { view, reported } = showOne({ outOfBounds: true, defaultX: 150 })
    await drag(centerOf(view), beside(view, 114 + slopPx, 0), { steps: 1 })
    await vi.waitFor(() => expect(positionOf(view)).toEqual([200, 0]))
    expect(reported).toEqual(['208 0 touch-out-of-bounds', '200 0 out-of-bounds'])
  })

  test('caught while it returns, the view does not jump', async () => {
    const { view } = showOne({ outOfBounds: true, defaultX: 200, damping: 0.001 })
    const touch = await touchStart(centerOf(view))
    await touch.move(beside(view, 110, 0))
    await touch.end()
    expect(positionOf(view)[0]).toBeCloseTo(210, 1)
    const again = await touchStart(centerOf(view))
    await again.move(beside(view, 11, 0))
    expect(positionOf(view)[0]).toBeCloseTo(200 + Math.sqrt(101), 0)
    await again.end()
  })
})

describe('a throw', () => {
  /** Throws the view sideways: 40 px in 31 ms, of which the view moves 30 px. */
  const throwIt = async (view: HTMLElement) => {
    const { x, y } = centerOf(view)
    const touch = await timedTouch({ x, y })
    for (const way of [20, 30, 40]) await touch.move(10, { x: x + way, y })
    await touch.end(1)
  }

  test('continues by its friction, within the area', async () => {
    const { view, reported } = showOne({ inertia: true, friction: 5 }, { style: { inlineSize: 400, blockSize: 200 } })
    await throwIt(view)
    // Starts at 1.29 px/ms, loses 5 px/ms per second, and covers 166 px.
    await vi.waitFor(() => expect(reported.at(-1)).toMatch(/friction/))
    await vi.waitFor(() => expect(positionOf(view)[0]).toBeGreaterThan(150))
    await vi.waitFor(() => expect(Math.abs((positionOf(view)[0] ?? 0) - 196)).toBeLessThan(12))
    const other = showOne({ inertia: true, friction: 0.1 })
    await throwIt(other.view)
    await vi.waitFor(() => expect(positionOf(other.view)).toEqual([200, 0]))
    await touchTap(centerOf(other.view))
    expect(sourcesOf(other.reported)).toEqual(['touch', 'friction'])
  })

  test('by a mouse continues, too', async () => {
    const { view, reported } = showOne({ inertia: true }, { style: { inlineSize: 400, blockSize: 200 } })
    await readyToScroll()
    await flick(centerOf(view), 40)
    await vi.waitFor(() => expect(positionOf(view)[0]).toBeGreaterThan(100))
    await vi.waitFor(() => expect(sourcesOf(reported)).toEqual(['touch', 'friction']))
  })

  test('is caught by a touch', async () => {
    const { view } = showOne({ inertia: true, friction: 0.01 }, { style: { inlineSize: 10_000, blockSize: 200 } })
    await throwIt(view)
    await vi.waitFor(() => expect(positionOf(view)[0]).toBeGreaterThan(40))
    view.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }))
    const caught = positionOf(view)
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(positionOf(view)).toEqual(caught)
  })

  test.each([
    ['without inertia', {}, false],
    ['with `prefers-reduced-motion`', { inertia: true }, true],
  ])('%s ends at the point of release', async (_, props, isCalm) => {
    if (isCalm) await lessMotion()
    const { view, reported } = showOne(props)
    await throwIt(view)
    await vi.waitFor(() => expect(view).not.toHaveAttribute('data-dragging'))
    expect(positionOf(view)).toEqual([30, 0])
    expect(sourcesOf(reported)).toEqual(['touch'])
  })

  test('of a view that unmounts leaves no timers', async () => {
    const leftovers = watchLeftovers()
    const { view, rerender, unmount } = showOne({ inertia: true, friction: 0.01 })
    await throwIt(view)
    rerender({ inertia: true })
    unmount()
    await new Promise(requestAnimationFrame)
    expect(leftovers()).toEqual([])
  })
})

describe('a pinch', () => {
  test('scales the view under the fingers, within its limits', async () => {
    const { view, scales, reported } = showOne({ scale: true, scaleMax: 1.8, defaultX: 100, defaultY: 50 })
    await touchPinch(apart(centerOf(view), 40), apart(centerOf(view), 60))
    await vi.waitFor(() => expect(scales.at(-1)).toBe(1.5))
    expect(positionOf(view)).toEqual([100, 50, 1.5])
    await touchPinch(apart(centerOf(view), 40), apart(centerOf(view), 90))
    await vi.waitFor(() => expect(scales.at(-1)).toBe(1.8))
    expect(sourcesOf(reported)).not.toContain('friction')
    expect(view).not.toHaveAttribute('data-pinching')
  })

  test('does nothing to a view without `scale`, or to a disabled view', async () => {
    for (const props of [{}, { scale: true, disabled: true }]) {
      const { view, scales } = showOne(props)
      await touchPinch(apart(centerOf(view), 40), apart(centerOf(view), 80))
      expect(scales).toEqual([])
    }
  })

  test('anywhere in an area with `scaleArea` scales each view with `scale`', async () => {
    const { container } = render(
      <MovableArea scaleArea style={{ inlineSize: 300, blockSize: 300 }}>
        <MovableView scale defaultX={20} defaultY={20} style={{ inlineSize: 40, blockSize: 40 }} />
        <MovableView scale defaultX={100} defaultY={20} style={{ inlineSize: 40, blockSize: 40 }} />
        <MovableView defaultX={180} defaultY={20} style={{ inlineSize: 40, blockSize: 40 }} />
      </MovableArea>,
    )
    const scales = () =>
      [...container.querySelectorAll<HTMLElement>('.sw-movable-view')].map(({ style }) => style.scale)
    await touchPinch(apart({ x: 150, y: 200 }, 100), apart({ x: 150, y: 200 }, 150))
    await vi.waitFor(() => expect(scales()).toEqual(['1.5', '1.5', '1']))
    await turnWheel({ x: 150, y: 200 }, { y: 25, ctrlKey: true })
    await vi.waitFor(() => expect(scales()).toEqual(['1.2', '1.2', '1']))
  })

  test('by the wheel needs Ctrl or the focus; otherwise the page scrolls', async () => {
    const { scroller } = await pageOf(
      <>
        <MovableArea style={{ blockSize: 300 }}>
          <MovableView direction="all" scale defaultX={100} defaultY={100} style={still} />
        </MovableArea>
        <div style={{ blockSize: 3_000 }} />
      </>,
    )
    const view = scroller.querySelector('.sw-movable-view') as HTMLElement
    await turnWheel(centerOf(view), { y: -100, ctrlKey: true })
    await vi.waitFor(() => expect(Number(view.style.scale)).toBeGreaterThan(1))
    expect(scroller.scrollTop).toBe(0)
    const { scale } = view.style
    await turnWheel(centerOf(view), { y: 100 })
    await vi.waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(50))
    expect(view.style.scale).toBe(scale)
    scroller.scrollTop = 0
    view.focus()
    await turnWheel(centerOf(view), { y: -100 })
    await vi.waitFor(() => expect(Number(view.style.scale)).toBeGreaterThan(Number(scale)))
    expect(scroller.scrollTop).toBe(0)
    await userEvent.keyboard('{Home}')
    expect(positionOf(view)).toEqual([100, 100])
  })
})

const content = (
  <>
    <MovableArea style={{ blockSize: 260 }}>
      <MovableView direction="all" defaultY={40} style={{ inlineSize: 200, blockSize: 160 }} />
    </MovableArea>
    <div style={{ blockSize: 3_000 }} />
    <PullDownRefresh onRefresh={() => {}} />
  </>
)
const pages = { '/': pageView('home'), '/movable': pageView('movable', {}, content) }

describe('each drag in an app moves one thing', () => {
  test.each<[string, Point, Point, readonly string[]]>([
    ['on the view moves the view, also down', { x: 150, y: 150 }, { x: 150, y: 250 }, ['view']],
    ['up on the view moves the view', { x: 150, y: 190 }, { x: 150, y: 100 }, ['view']],
    ['beside it and down pulls the page', { x: 340, y: 200 }, { x: 340, y: 300 }, ['pull']],
    ['beside it and up scrolls the page', { x: 340, y: 500 }, { x: 340, y: 200 }, ['scroll']],
    ['from the edge swipes back', edge, { x: 200, y: edge.y }, ['swipe']],
    ['on the view at the edge swipes back', { x: 5, y: 150 }, { x: 200, y: 150 }, ['swipe']],
  ])('a touch %s', async (_, from, to, expected) => {
    await open(['/movable'], { pages } as object)
    const view = layer('movable').querySelector('.sw-movable-view') as HTMLElement
    const scroller = layer('movable').querySelector('.sw-page-body') as HTMLElement
    const before = positionOf(view).join()
    const touch = await touchStart(from)
    const way = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
    for (const share of [0.25, 0.5, 0.75, 1]) await touch.move(way(share))
    const moved = () => [
      ...(positionOf(view).join() === before ? [] : ['view']),
      ...(layer('movable').querySelector('.sw-pull:not([data-phase=idle])') ? ['pull'] : []),
      ...(scroller.scrollTop > 0 ? ['scroll'] : []),
      ...(left('movable') === 0 ? [] : ['swipe']),
    ]
    await vi.waitFor(() => expect(moved()).toEqual(expected))
    await touch.cancel()
    await rest()
    expect(urls()).toEqual(['/', '/movable'])
  })
})
