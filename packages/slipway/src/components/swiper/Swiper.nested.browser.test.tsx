import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectSeen, names, scrollerOf, seenIn, slidesOf, wayIn } from '../../testing/internal/apps/shownSwiper.tsx'
import { loadPartsCode } from '../../testing/internal/environment/partsCode.ts'
import { mouseDrag } from '../../testing/internal/input/mouse.ts'
import { centerOf, type Point, touchDrag } from '../../testing/internal/input/touch.ts'
import { PullDownRefresh } from '../pull-down-refresh/index.ts'
import { ScrollView } from '../scroll-view/index.ts'
import { Slider } from '../slider/index.ts'
import { Swiper, SwiperItem, type SwiperProps } from './index.ts'

/** The elements that have moved, in a page that scrolls and can be pulled down. */
async function inPage(content: ReactNode) {
  const onRefresh = vi.fn(() => new Promise<void>(() => {}))
  const { layer, scroller } = await pageOf(
    <>
      {content}
      <div style={{ blockSize: 3_000 }} />
      <PullDownRefresh onRefresh={onRefresh} range={60} />
    </>,
  )
  await vi.waitFor(() => expect(layer.querySelector('.sw-swiper')).not.toBeNull())
  loadPartsCode()
  await vi.waitFor(() => expect(layer.querySelector('.sw-swiper-scroller:not([data-ready])')).toBeNull())
  const swipers = [...layer.querySelectorAll('.sw-swiper')] as [Element, ...Element[]]
  return { layer, scroller, swipers, onRefresh, scrolled: () => scroller.scrollTop }
}

const letters = (props: SwiperProps = {}) => (
  <Swiper aria-label="Letters" duration={0} style={{ blockSize: 300 }} {...props}>
    {slidesOf(names)}
  </Swiper>
)

test('in a page that scrolls: horizontal drags move the slides, vertical drags the page, and pulls at its top refresh', async () => {
  const { swipers, onRefresh, scrolled } = await inPage(letters())
  const [root] = swipers
  await touchDrag(...wayIn(root, -240, 30))
  await expectSeen(root, 'B')
  expect([scrolled(), onRefresh.mock.calls.length]).toEqual([0, 0])
  await touchDrag(...wayIn(root, 30, 200))
  await vi.waitFor(() => expect(onRefresh).toHaveBeenCalledOnce())
  expect([seenIn(root), scrolled()]).toEqual(['B', 0])
  await touchDrag(...wayIn(root, -30, -140))
  await vi.waitFor(() => expect(scrolled()).toBeGreaterThan(60))
  expect(seenIn(root)).toBe('B')
})

test('vertical in such a page: drags move the slides while there is one on that side, then they refresh', async () => {
  const { swipers, onRefresh, scrolled } = await inPage(letters({ vertical: true, defaultCurrent: 1 }))
  const [root] = swipers
  await touchDrag(...wayIn(root, 0, 200))
  await expectSeen(root, 'A')
  expect([scrolled(), onRefresh.mock.calls.length]).toEqual([0, 0])
  await touchDrag(...wayIn(root, 0, 200))
  await vi.waitFor(() => expect(onRefresh).toHaveBeenCalledOnce())
  expect([seenIn(root), scrolled()]).toEqual(['A', 0])
})

test('the same with a mouse', async () => {
  const { swipers, onRefresh, scrolled } = await inPage(letters({ vertical: true, defaultCurrent: 1 }))
  const [root] = swipers
  await mouseDrag(...wayIn(root, 0, 3))
  await vi.waitFor(() => expect(root.querySelector('[data-draggable]')).not.toBeNull())
  await mouseDrag(...wayIn(root, 0, 200))
  await expectSeen(root, 'A')
  expect([scrolled(), onRefresh.mock.calls.length]).toEqual([0, 0])
  await mouseDrag(...wayIn(root, 0, 200))
  await vi.waitFor(() => expect(onRefresh).toHaveBeenCalledOnce())
  expect([seenIn(root), scrolled()]).toEqual(['A', 0])
})

test('a slider in a slide: drags move only the slider, by touch and mouse', async () => {
  const { swipers, scrolled, layer } = await inPage(
    <Swiper aria-label="Sliders" duration={0}>
      <SwiperItem>
        <Slider aria-label="Volume" />
      </SwiperItem>
      <SwiperItem>B</SwiperItem>
    </Swiper>,
  )
  const [root] = swipers
  const slider = layer.querySelector('input') as HTMLInputElement
  const { x, y } = centerOf(slider)
  const to: Point = { x: x - 120, y }
  await touchDrag({ x, y }, to)
  await vi.waitFor(() => expect(slider.valueAsNumber).toBeGreaterThan(0))
  expect([root.querySelector('.sw-swiper-scroller')?.scrollLeft, scrolled()]).toEqual([0, 0])
  await mouseDrag(to, { x, y })
  await mouseDrag({ x, y }, to)
  expect([root.querySelector('.sw-swiper-scroller')?.scrollLeft, scrolled()]).toEqual([0, 0])
})

const nested = (
  <Swiper aria-label="Outer" duration={0} style={{ blockSize: 300 }}>
    <SwiperItem>{letters({ defaultCurrent: 3 })}</SwiperItem>
    <SwiperItem>second</SwiperItem>
  </Swiper>
)

/** The name of the visible slide of the outer swiper. */
const position = (swiper: Element) =>
  swiper.querySelector(':scope > * > .sw-swiper-list > [data-shown]')?.getAttribute('aria-label')

test('in another swiper: drags move the inner one while it has a slide on that side, then the outer one', async () => {
  const { swipers } = await inPage(nested)
  const [outer, inner] = swipers as [Element, Element]
  const firstOf = () => Math.round(outer.querySelector('.sw-swiper-scroller')?.scrollLeft ?? -1)
  const way = wayIn(outer, -240)
  await touchDrag(...way)
  await expectSeen(inner, 'E')
  expect(firstOf()).toBe(0)
  await vi.waitFor(() => expect(position(inner)).toBe('5 of 5'))
  // If a browser leaves the inner swiper a fraction of a pixel before its end, the drag would scroll that fraction.
  const { scrollWidth, clientWidth } = scrollerOf(inner)
  await vi.waitFor(() => expect(scrollerOf(inner).scrollLeft).toBe(scrollWidth - clientWidth))
  await touchDrag(...way)
  await vi.waitFor(() => expect(firstOf()).toBe((outer as HTMLElement).offsetWidth))
  expect(position(inner)).toBe('5 of 5')
})

test('in another swiper, with a mouse', async () => {
  const { swipers } = await inPage(nested)
  const [outer, inner] = swipers as [Element, Element]
  await mouseDrag(...wayIn(outer, 0, 3))
  await vi.waitFor(() => expect(document.querySelectorAll('[data-draggable]')).toHaveLength(2))
  const way = wayIn(outer, -240)
  await mouseDrag(...way)
  await vi.waitFor(() => expect([position(inner), position(outer)]).toEqual(['5 of 5', '1 of 2']))
  await mouseDrag(...way)
  await vi.waitFor(() => expect([position(inner), position(outer)]).toEqual(['5 of 5', '2 of 2']))
})

test('a row in a slide: a mouse drag moves the swiper, unless it drags the scrollbar of the row', async () => {
  // Scrollbars in the tests are overlays: a border on one side simulates a classic scrollbar.
  const row = { inlineSize: 300, borderBlockEnd: '40px solid' }
  const { swipers } = await inPage(
    <Swiper aria-label="Rows" duration={0} style={{ blockSize: 300 }}>
      <SwiperItem>
        <ScrollView scrollX className="row" style={row}>
          <div style={{ inlineSize: 900, blockSize: 200 }} />
        </ScrollView>
      </SwiperItem>
      <SwiperItem>second</SwiperItem>
    </Swiper>,
  )
  const [root] = swipers
  const inner = root.querySelector('.row') as HTMLElement
  const { x, y } = centerOf(inner)
  await mouseDrag({ x, y }, { x, y: y + 3 })
  await vi.waitFor(() => expect(root.querySelector('[data-draggable~=mouse]')).not.toBeNull())
  const barY = inner.getBoundingClientRect().bottom - 15
  await mouseDrag({ x: x + 130, y: barY }, { x: x - 130, y: barY })
  expect([position(root), root.querySelector('.sw-swiper-scroller')?.scrollLeft]).toEqual(['1 of 2', 0])
  await mouseDrag({ x: x + 130, y }, { x: x - 130, y })
  await vi.waitFor(() => expect(position(root)).toBe('2 of 2'))
  expect(inner.scrollLeft).toBe(0)
})
