import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import {
  expectAt,
  type Letter,
  letterRow,
  letters,
  placeOf,
  rested,
  scrollLetters,
  seenLetters,
} from '../../testing/internal/apps/longList.ts'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { serverHtml } from '../../testing/internal/apps/serverHtml.ts'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import WaterfallDemo from './demo.tsx'
import { Waterfall, type WaterfallProps } from './index.ts'

describeConformance(
  (props) => (
    <div style={{ blockSize: 300, overflow: 'auto' }}>
      <Waterfall items={letters(0, 2)} {...props}>
        {letterRow}
      </Waterfall>
    </div>
  ),
  { selector: '.sw-waterfall', around: 'div:has(> .sw-waterfall)' },
)

const gap = 10

/** A waterfall in a scroller of 300 × 320 px. */
const inside = (props: Partial<WaterfallProps<Letter>> = {}) => (
  <div className="scroller" style={{ blockSize: 300, inlineSize: 320, overflow: 'auto' }}>
    <div style={{ blockSize: 50 }}>A title</div>
    <Waterfall items={letters(0, 1_000)} gap={gap} {...props}>
      {letterRow}
    </Waterfall>
  </div>
)

async function show(props: Partial<WaterfallProps<Letter>> = {}, dir: 'ltr' | 'rtl' = 'ltr') {
  const tree = (next: Partial<WaterfallProps<Letter>>) => <div dir={dir}>{inside(next)}</div>
  const rendered = render(tree(props))
  const scroller = rendered.container.querySelector('.scroller') as HTMLElement
  await rested(scroller)
  const rerender = async (next: Partial<WaterfallProps<Letter>>) => {
    rendered.rerender(tree(next))
    await rested(scroller)
  }
  return { scroller, rerender }
}

const item = (scroller: Element, id: number) => scroller.querySelector(`[data-letter="${id}"]`) as HTMLElement
const rectsIn = (scroller: Element) =>
  [...scroller.querySelectorAll('[data-letter]')].map((each) => each.getBoundingClientRect())

/** Expects that in each column, an item begins at the end of the previous one. */
function expectColumns(scroller: Element, count: number): void {
  const columns = new Map<number, DOMRect[]>()
  for (const rect of rectsIn(scroller)) {
    const left = Math.round(rect.left)
    columns.set(left, [...(columns.get(left) ?? []), rect])
  }
  expect(columns.size).toBe(count)
  for (const rects of columns.values()) {
    for (const [index, rect] of rects.entries()) {
      if (index > 0) expect(Math.abs(rect.top - (rects[index - 1]?.bottom ?? 0) - gap)).toBeLessThan(1)
    }
  }
}

test('visible items are rendered in columns, in order', async () => {
  const { scroller } = await show({ columns: 3 })
  expectAt(scroller, 0, 50)
  for (const top of [3_000, 9_000, 4_000]) {
    await scrollLetters(scroller, top)
    expectColumns(scroller, 3)
    expect(seenLetters(scroller).length).toBeGreaterThan(8)
    expect(rectsIn(scroller).length).toBeLessThan(90)
    expect(seenLetters(scroller)).toEqual(seenLetters(scroller).toSorted((a, b) => a - b))
  }
  await scrollLetters(scroller, 0)
  expectAt(scroller, 0, 50)
  const [first, second] = [0, 1].map((id) => item(scroller, id).getBoundingClientRect())
  expect(second?.left).toBeCloseTo((first?.right ?? 0) + gap, 0)
})

test('in right-to-left text the first column is at the right', async () => {
  const { scroller } = await show({}, 'rtl')
  const [first, second] = [0, 1].map((id) => item(scroller, id).getBoundingClientRect())
  expect(first?.left).toBeCloseTo((second?.right ?? 0) + gap, 0)
})

test('each item exposes its position and the number of items', async () => {
  await show({ 'aria-label': 'Photos' })
  const second = screen.getByRole('list', { name: 'Photos' }).getByRole('listitem').nth(1)
  await expect.element(second).toHaveAttribute('aria-posinset', '2')
  await expect.element(second).toHaveAttribute('aria-setsize', '1000')
})

test('an image that is loaded later moves the items below it, and changes no column', async () => {
  const { scroller } = await show()
  const columns = () =>
    seenLetters(scroller).map((id) => [id, item(scroller, id).getBoundingClientRect().left] as const)
  const before = new Map(columns())
  const place = placeOf(scroller, 3) ?? 0
  item(scroller, 1).style.blockSize = '120px'
  await rested(scroller)
  for (const [id, left] of columns()) if (before.has(id)) expect(left).toBe(before.get(id))
  expect(placeOf(scroller, 3)).not.toBe(place)
  expectColumns(scroller, 2)
})

test('more items at the end move nothing; another number of columns lays out all items again', async () => {
  const { scroller, rerender } = await show({ items: letters(0, 100) })
  await scrollLetters(scroller, 1_000)
  const before = seenLetters(scroller).map((id) => [id, placeOf(scroller, id)])
  await rerender({ items: letters(0, 200) })
  expect(seenLetters(scroller).map((id) => [id, placeOf(scroller, id)])).toEqual(before)
  await rerender({ items: letters(0, 200), columns: 4 })
  expectColumns(scroller, 4)
})

/** A waterfall that loads more items near its end. */
function Photos({ reported }: { reported: () => void }) {
  const [count, setCount] = useState(60)
  const more = () => {
    reported()
    setCount((before) => before + 60)
  }
  return (
    <Waterfall items={letters(0, count)} lowerThreshold={100} onScrollToLower={more}>
      {letterRow}
    </Waterfall>
  )
}

test('in a page it emits `onScrollToLower` once near its end, and again after more items were added', async () => {
  const reported = vi.fn()
  const { scroller } = await pageOf(<Photos reported={reported} />)
  await rested(scroller)
  for (const times of [1, 2]) {
    await scrollLetters(scroller, scroller.scrollHeight)
    await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(times))
    await rested(scroller)
  }
})

test('a server renders the first row, and hydration moves nothing', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  const tree = inside({ columns: 3 })
  container.innerHTML = serverHtml(tree)
  const places = () => {
    const rects = rectsIn(container).slice(0, 3)
    return rects.map(({ left, top, width, height }) => [left, top, width, height].map(Math.round))
  }
  const before = places()
  expect(before).toHaveLength(3)
  const root = hydrateRoot(container, tree)
  onTestFinished(() => root.unmount())
  await rested(container)
  expect(places()).toEqual(before)
})

test('axe finds nothing in the demo', async () => {
  const { container } = render(
    <div style={{ blockSize: 600, overflow: 'auto' }}>
      <WaterfallDemo />
    </div>,
  )
  await rested(container)
  await expectNoAxeViolations(container)
})
