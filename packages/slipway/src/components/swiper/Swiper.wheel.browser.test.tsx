import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { expectSeen, names, scrollerOf, seenIn, show, slidesOf } from '../../testing/internal/apps/shownSwiper.tsx'
import { loadPartsCode } from '../../testing/internal/environment/partsCode.ts'
import { turnWheel } from '../../testing/internal/input/mouse.ts'
import { centerOf } from '../../testing/internal/input/touch.ts'
import { ScrollView } from '../scroll-view/index.ts'
import { Swiper, SwiperItem } from './index.ts'

/**
 * Dispatches a horizontal wheel notch at a time after the first one, in milliseconds; returns whether its default was
 * prevented.
 */
function wheelOf(element: Element) {
  const firstMs = Date.now()
  return async (afterMs: number): Promise<boolean> => {
    const isPrevented = new Promise<boolean>((resolve) => {
      const onWheel = ({ defaultPrevented }: Event) => resolve(defaultPrevented)
      window.addEventListener('wheel', onWheel, { once: true, passive: true })
    })
    await turnWheel(centerOf(element), { x: 120, timestamp: (firstMs + afterMs) / 1000 })
    return isPrevented
  }
}

/** Renders a swiper under a mouse, and waits for the code that handles wheels. */
async function showPointed(...props: Parameters<typeof show>) {
  const shown = await show(...props)
  const scrollers = [...shown.root.querySelectorAll<HTMLElement>('.sw-swiper-scroller')]
  loadPartsCode()
  await vi.waitFor(() => expect(scrollers.map(({ dataset }) => dataset.ready)).not.toContain(undefined))
  const over = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })
  scrollers.at(-1)?.dispatchEvent(over)
  await vi.waitFor(() => expect(scrollers.map(({ dataset }) => dataset.draggable)).not.toContain(undefined))
  return shown
}

const slides = (content: ReactNode) => [
  <SwiperItem key="A">{content}</SwiperItem>,
  <SwiperItem key="B">B</SwiperItem>,
  <SwiperItem key="C">C</SwiperItem>,
]

test('the wheel scrolls a row in a slide to its end, and the swiper only after a pause', async () => {
  const { root, turns } = await showPointed({
    children: slides(
      <ScrollView scrollX className="row">
        <div style={{ inlineSize: 400, blockSize: 150 }} />
      </ScrollView>,
    ),
  })
  const row = root.querySelector('.row') as HTMLElement
  const wheel = wheelOf(root)
  expect(await wheel(0)).toBe(false)
  await vi.waitFor(() => expect(row.scrollLeft).toBe(100))
  expect(await wheel(300)).toBe(true)
  expect(await wheel(600)).toBe(true)
  expect([scrollerOf(root).scrollLeft, turns]).toEqual([0, []])
  expect(await wheel(1_200)).toBe(true)
  await vi.waitFor(() => expect(turns.map(({ current }) => current)).toEqual([1]))
  expect(row.scrollLeft).toBe(100)
})

test('wheel notches move the inner swiper to its last slide, and the outer one only after a pause', async () => {
  const { root, turns } = await showPointed({
    children: slides(
      <Swiper aria-label="Inner" duration={0} defaultCurrent={3}>
        {slidesOf(names)}
      </Swiper>,
    ),
  })
  const inner = root.querySelector('.sw-swiper') as HTMLElement
  await vi.waitFor(() => expect(scrollerOf(inner).dataset.ready).toBe(''))
  const wheel = wheelOf(root)
  expect(await wheel(0)).toBe(true)
  await expectSeen(inner, 'E')
  expect(await wheel(300)).toBe(true)
  expect([seenIn(inner), turns]).toEqual(['E', []])
  expect(await wheel(900)).toBe(true)
  await vi.waitFor(() => expect(turns.map(({ current }) => current)).toEqual([1]))
})

test('steps of a trackpad do not count as notches', async () => {
  const { root, turns } = await showPointed()
  const step = (atMs: number, init: WheelEventInit & { wheelDeltaX?: number; wheelDeltaY?: number }) => {
    const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init })
    Object.defineProperty(event, 'timeStamp', { value: atMs })
    return scrollerOf(root).dispatchEvent(event)
  }
  const start = performance.now()
  const asNotch = { deltaX: 40, wheelDeltaX: -120 }
  expect([step(start, { deltaX: 7 }), step(start + 16, asNotch), step(start + 32, { deltaX: 11 })]).not.toContain(false)
  expect(step(start + 48, asNotch)).toBe(true)
  // A step mainly along the other axis, during scrolling.
  step(start + 1_000, { ...asNotch, deltaY: 80, wheelDeltaY: -240, cancelable: false })
  expect([seenIn(root), turns]).toEqual(['A', []])
  // Steps counted in lines are from a mouse.
  expect(step(start + 2_000, { deltaX: 3, deltaMode: WheelEvent.DOM_DELTA_LINE })).toBe(false)
  await expectSeen(root, 'B')
})
