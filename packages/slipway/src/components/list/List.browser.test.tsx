import { createRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
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
import { serverHtml } from '../../testing/internal/apps/serverHtml.ts'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import ListDemo from './demo.tsx'
import { List, type ListApi, type ListProps } from './index.ts'

describeConformance(
  (props) => (
    <List items={letters(0, 3)} {...props}>
      {letterRow}
    </List>
  ),
  { selector: '.sw-list' },
)
describe('inside a scrolling container', () => {
  const inside = (props: object) => (
    <div style={{ blockSize: 300, overflow: 'auto' }}>
      <List items={letters(0, 3)} scroll="parent" {...props}>
        {letterRow}
      </List>
    </div>
  )
  describeConformance(inside, { selector: '.sw-list', around: 'div:has(> .sw-list)' })
})

const size = { blockSize: 300, inlineSize: 320 }
const list = (props: Partial<ListProps<Letter>> = {}) => (
  <List items={letters(0, 1_000)} style={size} {...props}>
    {letterRow}
  </List>
)

/** Renders a list, and waits until its visible rows are measured. */
async function show(props: Partial<ListProps<Letter>> = {}) {
  const rendered = render(list(props))
  const scroller = rendered.container.querySelector('.sw-list') as HTMLElement
  await rested(scroller)
  const rerender = async (next: Partial<ListProps<Letter>>) => {
    rendered.rerender(list(next))
    await rested(scroller)
  }
  return { ...rendered, scroller, rerender }
}

/** Expects each row to begin at the end of the row before, without overlaps. WebKit positions at half pixels. */
function expectSeamless(scroller: Element, gapPx = 0): void {
  const rects = [...scroller.querySelectorAll('[data-letter]')].map((row) => row.getBoundingClientRect())
  for (const [index, rect] of rects.entries()) {
    if (index > 0) expect(Math.abs(rect.top - (rects[index - 1]?.bottom ?? 0) - gapPx)).toBeLessThan(0.6)
  }
}

test('of a thousand rows only those near the viewport are in the document, at every scroll position', async () => {
  const { scroller } = await show()
  expect(seenLetters(scroller)[0]).toBe(0)
  for (const top of [20_000, 35_000, 7_000, 0]) {
    await scrollLetters(scroller, top)
    expect(scroller.querySelectorAll('[data-letter]').length).toBeLessThan(40)
    expect(seenLetters(scroller).length).toBeGreaterThan(4)
    expectSeamless(scroller)
  }
  expectAt(scroller, 0, 0)
})

test('rows have their position and the number of rows as ARIA attributes', async () => {
  const { scroller } = await show({ 'aria-label': 'Letters' })
  await scrollLetters(scroller, 20_000)
  await expect.element(screen.getByRole('region', { name: 'Letters' })).toBeInTheDocument()
  const rows = screen.getByRole('list').getByRole('listitem').all()
  const first = seenLetters(scroller)[0] ?? 0
  const places = rows.map((row) => row.element().getAttribute('aria-posinset'))
  expect(places).toContain(String(first + 1))
  for (const row of rows) expect(row.element().getAttribute('aria-setsize')).toBe('1000')
})

test('a visible row that grows moves the rows after it; a row above the viewport moves nothing', async () => {
  const { scroller } = await show()
  await scrollLetters(scroller, 10_000)
  const [first = 0, second = 0] = seenLetters(scroller).slice(1)
  const before = placeOf(scroller, second) ?? 0
  const row = (id: number) => scroller.querySelector<HTMLElement>(`[data-letter="${id}"]`)
  ;(row(first) as HTMLElement).style.blockSize = '200px'
  await vi.waitFor(() => expect(placeOf(scroller, second)).toBeGreaterThan(before + 100))
  expectSeamless(scroller)
  const seen = placeOf(scroller, first)
  const above = [...scroller.querySelectorAll<HTMLElement>('[data-letter]')].find(
    (each) => each.getBoundingClientRect().bottom < scroller.getBoundingClientRect().top,
  )
  if (!above) throw new Error('no row is rendered above the viewport')
  above.style.blockSize = '170px'
  await rested(scroller)
  expectAt(scroller, first, seen)
})

test('rows inserted before the visible ones move nothing; at the start of the list the new rows are visible', async () => {
  const { scroller, rerender } = await show({ items: letters(100, 500) })
  await scrollLetters(scroller, 5_000)
  const [seen = 0] = seenLetters(scroller)
  const before = placeOf(scroller, seen)
  await rerender({ items: letters(60, 560) })
  expectAt(scroller, seen, before)
  await rerender({ items: letters(90, 500) })
  expectAt(scroller, seen, before)
  await scrollLetters(scroller, 0)
  expect(seenLetters(scroller)[0]).toBe(90)
  await rerender({ items: letters(80, 500) })
  expect(seenLetters(scroller)[0]).toBe(80)
  expectSeamless(scroller)
})

test('header and footer scroll with the rows and may grow', async () => {
  const header = (px: number) => <div style={{ blockSize: px }}>Before</div>
  const footer = <div style={{ blockSize: 50 }}>More is on its way</div>
  const { scroller, rerender } = await show({ header: header(80), footer, items: letters(0, 100) })
  expectAt(scroller, 0, 80)
  await scrollLetters(scroller, 2_000)
  const [seen = 0] = seenLetters(scroller)
  const before = placeOf(scroller, seen)
  await rerender({ header: header(200), footer, items: letters(0, 100) })
  expectAt(scroller, seen, before)
  await scrollLetters(scroller, 1e6)
  expect(seenLetters(scroller).at(-1)).toBe(99)
  const { bottom } = screen.getByText('More is on its way').element().getBoundingClientRect()
  expect(Math.abs(bottom - scroller.getBoundingClientRect().bottom)).toBeLessThan(2)
})

test('shows `empty` if there are no items', async () => {
  const { container, rerender } = render(list({ items: [], empty: <p>No letters yet</p> }))
  await expect.element(screen.getByText('No letters yet')).toBeVisible()
  expect(container.querySelector('[role=list]')).toBeNull()
  rerender(list({ empty: <p>No letters yet</p> }))
  await expect.element(screen.getByText('Letter 3')).toBeVisible()
  await expect.element(screen.getByText('No letters yet')).not.toBeInTheDocument()
})

test('lays items out in columns, with gaps', async () => {
  const { scroller } = await show({ columns: 3, gap: 10, items: letters(0, 100) })
  await scrollLetters(scroller, 300)
  const rect = (id: number) => scroller.querySelector(`[data-letter="${id}"]`)?.getBoundingClientRect() as DOMRect
  const first = Math.ceil((seenLetters(scroller)[0] ?? 0) / 3) * 3
  expect(rect(first + 1).left).toBeCloseTo(rect(first).right + 10, 0)
  expect(rect(first + 2).right).toBeCloseTo(rect(first).left + 320, 0)
  expect(rect(first + 1).top).toBeCloseTo(rect(first).top, 0)
  const lowest = Math.max(...[0, 1, 2].map((cell) => rect(first + cell).bottom))
  expect(rect(first + 3).top).toBeCloseTo(lowest + 10, 0)
  expect(scroller.querySelector(`[aria-posinset="${first + 2}"]`)?.textContent).toBe(`Letter ${first + 1}`)
})

test.each(['ltr', 'rtl'] as const)('a horizontal list in %s begins at the inline start', async (dir) => {
  const wide = ({ id }: Letter) => (
    <div data-letter={id} style={{ inlineSize: 60 + (id % 7) * 10 }}>
      {id}
    </div>
  )
  const rendered = render(
    <div dir={dir}>
      <List items={letters(0, 500)} orientation="horizontal" gap={8} style={{ blockSize: 60, inlineSize: 300 }}>
        {wide}
      </List>
    </div>,
  )
  const scroller = rendered.container.querySelector('.sw-list') as HTMLElement
  await rested(scroller)
  const sign = dir === 'rtl' ? -1 : 1
  const startOf = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return sign * (dir === 'rtl' ? right : left)
  }
  const row = (id: number) => scroller.querySelector(`[data-letter="${id}"]`) as HTMLElement
  expect(startOf(row(0))).toBeCloseTo(startOf(scroller), 0)
  expect(startOf(row(1))).toBeCloseTo(startOf(scroller) + 60 + 8, 0)
  scroller.scrollLeft = sign * 9_000
  await vi.waitFor(() => expect(scroller.querySelector('[data-letter="0"]')).toBeNull())
  await rested(scroller)
  const seen = [...scroller.querySelectorAll('[data-letter]')]
  expect(seen.length).toBeGreaterThan(3)
  expect(seen.length).toBeLessThan(40)
})

describe('scrolling to an item', () => {
  test('by index, by key, and to the end', async () => {
    const api = createRef<ListApi>()
    const { scroller } = await show({ apiRef: api })
    api.current?.scrollToIndex(700)
    await vi.waitFor(() => expectAt(scroller, 700, 0))
    await rested(scroller)
    expect(api.current?.scrollToKey(300, { align: 'end' })).toBe(true)
    await vi.waitFor(() => expect(seenLetters(scroller).at(-1)).toBe(300))
    await rested(scroller)
    expectAt(scroller, 300, 300 - (letters(300, 1)[0]?.heightPx ?? 0))
    expect(api.current?.scrollToKey('none')).toBe(false)
    api.current?.scrollToEnd()
    await vi.waitFor(() => expect(seenLetters(scroller).at(-1)).toBe(999))
  })

  test('by `scrollIntoView`: at first, and when it changes', async () => {
    const { scroller, rerender } = await show({ scrollIntoView: 400 })
    expectAt(scroller, 400, 0)
    await rerender({ scrollIntoView: 20 })
    expectAt(scroller, 20, 0)
    await scrollLetters(scroller, 0)
    await rerender({ scrollIntoView: 20, className: 'again' })
    expectAt(scroller, 0, 0)
  })

  test.each([
    ['within a second', 1_000, 400],
    ['later, when the user may be reading', 1_001, 0],
  ])('that is added after it was requested: %s', async (_, laterMs, first) => {
    const startMs = performance.now()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(startMs)
    const { scroller, rerender } = await show({ items: letters(0, 20), scrollIntoView: 400 })
    expectAt(scroller, 0, 0)
    clock.mockReturnValue(startMs + laterMs)
    await rerender({ items: letters(0, 1_000), scrollIntoView: 400 })
    expectAt(scroller, first, 0)
  })

  test.each(['apiRef', 'prop'] as const)(
    'with animation by the %s, exactly, past rows that were never measured',
    async (by) => {
      const api = createRef<ListApi>()
      const smooth = { scrollWithAnimation: true, apiRef: api }
      const { scroller, rerender } = await show(smooth)
      const scrollTo = vi.spyOn(scroller, 'scrollTo')
      if (by === 'apiRef') api.current?.scrollToKey(300, { animated: true })
      else await rerender({ ...smooth, scrollIntoView: 300 })
      await vi.waitFor(() => expectAt(scroller, 300, 0), 10_000)
      await rested(scroller)
      expectAt(scroller, 300, 0)
      // The browser chooses how many frames it paints of the animation; a busy machine may paint only one.
      expect(scrollTo).toHaveBeenCalled()
      for (const [options] of scrollTo.mock.calls) expect(options).toMatchObject({ behavior: 'smooth' })
    },
  )

  test('without animation under `prefers-reduced-motion`', async () => {
    await lessMotion()
    const api = createRef<ListApi>()
    const { scroller } = await show({ apiRef: api })
    const scrollTo = vi.spyOn(scroller, 'scrollTo')
    api.current?.scrollToIndex(700, { animated: true })
    await vi.waitFor(() => expectAt(scroller, 700, 0))
    for (const [options] of scrollTo.mock.calls) expect(options).toMatchObject({ behavior: 'instant' })
  })

  test('by keys: End, Home and Page Down', async () => {
    const { scroller } = await show()
    scroller.focus()
    await userEvent.keyboard('{End}')
    await vi.waitFor(() => expect(seenLetters(scroller).at(-1)).toBe(999))
    await rested(scroller)
    expect(scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop).toBeLessThan(2)
    await userEvent.keyboard('{Home}')
    await vi.waitFor(() => expectAt(scroller, 0, 0))
    await rested(scroller)
    await userEvent.keyboard('{PageDown}')
    await vi.waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(200))
  })
})

test('keeps the focused row in the document', async () => {
  const buttons = ({ id }: Letter) => (
    <button type="button" data-letter={id}>
      Letter {id}
    </button>
  )
  const rendered = render(
    <List items={letters(0, 1_000)} style={size}>
      {buttons}
    </List>,
  )
  const scroller = rendered.container.querySelector('.sw-list') as HTMLElement
  await rested(scroller)
  const button = scroller.querySelector<HTMLElement>('[data-letter="3"]')
  // Without `preventScroll`, WebKit would scroll back to the row a task later.
  button?.focus({ preventScroll: true })
  await scrollLetters(scroller, 9_000)
  expect(document.activeElement).toBe(button)
  expect(seenLetters(scroller)).not.toContain(3)
  button?.blur()
  await scrollLetters(scroller, 12_000)
  expect(button?.isConnected).toBe(false)
})

test('scrolling does not render unchanged rows again', async () => {
  const rendered = vi.fn(letterRow)
  const { container } = render(
    <List items={letters(0, 1_000)} style={size}>
      {rendered}
    </List>,
  )
  const scroller = container.querySelector('.sw-list') as HTMLElement
  await rested(scroller)
  for (const top of [30, 60, 90]) await scrollLetters(scroller, top)
  // These rows were visible all the time.
  for (const id of [3, 4, 5]) expect(rendered.mock.calls.filter(([letter]) => letter.id === id)).toHaveLength(1)
})

test('a server renders the first rows, and hydration moves nothing', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  container.innerHTML = serverHtml(list())
  expect(container.querySelectorAll('[data-letter]')).toHaveLength(10)
  const places = () =>
    [...container.querySelectorAll('[data-letter]')].slice(0, 10).map((row) => row.getBoundingClientRect().top)
  const before = places()
  const root = hydrateRoot(container, list())
  onTestFinished(() => root.unmount())
  await vi.waitFor(() => expect(container.querySelector('[data-initial]')).toBeNull())
  await rested(container.querySelector('.sw-list') as HTMLElement)
  const after = places()
  expect(after.length).toBeGreaterThan(6)
  expect(after).toEqual(before.slice(0, after.length))
})

test('axe finds nothing in the demo', async () => {
  const { container } = render(<ListDemo />)
  await vi.waitFor(() => expect(container.querySelector('[data-initial]')).toBeNull())
  await expectNoAxeViolations(container)
})
