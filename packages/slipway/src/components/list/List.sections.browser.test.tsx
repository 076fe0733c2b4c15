import { expect, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import {
  expectAt,
  letterRow,
  letters,
  placeOf,
  rested,
  scrollLetters,
  seenLetters,
} from '../../testing/internal/apps/longList.ts'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { render } from '../../testing/internal/environment/render.tsx'
import { List, type ListApi, type ListSection } from './index.ts'

const headingPx = 30

/** Sections of twenty letters each. */
const sections = (from: number, count: number): ListSection<ReturnType<typeof letters>[number]>[] =>
  Array.from({ length: count }, (_, index) => {
    const part = from + index
    return {
      key: part,
      header: (
        <h3 data-part={part} style={{ blockSize: headingPx, margin: 0, background: 'white' }}>
          Part {part}
        </h3>
      ),
      items: letters(part * 20, 20),
    }
  })

const view = { blockSize: 300, inlineSize: 320 }

/** Distances of the headings from the upper edge, by section. */
function headings(scroller: Element): Record<string, number> {
  const topPx = scroller.getBoundingClientRect().top
  const all = [...scroller.querySelectorAll<HTMLElement>('[data-part]')]
  return Object.fromEntries(
    all.map((each) => [each.dataset.part, Math.round(each.getBoundingClientRect().top - topPx)]),
  )
}

test('a heading sticks to the top, and the next one pushes it away', async () => {
  const { container } = render(
    <List sections={sections(0, 50)} style={view}>
      {letterRow}
    </List>,
  )
  const scroller = container.querySelector('.sw-list') as HTMLElement
  await rested(scroller)
  expect(headings(scroller)['0']).toBe(0)
  expectAt(scroller, 0, headingPx)
  await scrollLetters(scroller, 200)
  expect(headings(scroller)['0']).toBe(0)
  await scrollLetters(scroller, 12_000)
  const part = Math.floor((seenLetters(scroller)[0] ?? 0) / 20)
  expect(part).toBeGreaterThan(5)
  expect(headings(scroller)[part]).toBe(0)
  // Scrolls until the next heading is half of the first heading's height below the top.
  await vi.waitFor(async () => {
    const next = headings(scroller)[part + 1]
    await scrollLetters(scroller, scroller.scrollTop + (next === undefined ? 150 : next - headingPx / 2))
    expect(headings(scroller)[part + 1]).toBe(headingPx / 2)
  }, 10_000)
  expect(headings(scroller)[part]).toBe(-headingPx / 2)
})

test('headings scroll away without `stickyHeaders`', async () => {
  const { container } = render(
    <List sections={sections(0, 50)} stickyHeaders={false} style={view}>
      {letterRow}
    </List>,
  )
  const scroller = container.querySelector('.sw-list') as HTMLElement
  await rested(scroller)
  await scrollLetters(scroller, 200)
  expect(headings(scroller)['0']).toBe(-200)
})

test('each section is a named list with row numbers of its own', async () => {
  const { container } = render(
    <List sections={sections(0, 50)} style={view}>
      {letterRow}
    </List>,
  )
  const scroller = container.querySelector('.sw-list') as HTMLElement
  await rested(scroller)
  const group = screen.getByRole('group', { name: 'Part 0' })
  await expect.element(group.getByRole('heading', { name: 'Part 0' })).toBeVisible()
  const second = group.getByRole('list').getByRole('listitem').nth(1)
  await expect.element(second).toHaveAttribute('aria-posinset', '2')
  await expect.element(second).toHaveAttribute('aria-setsize', '20')
})

test('an item scrolled to is not covered by a heading', async () => {
  let api: ListApi | null = null
  const take = (given: ListApi | null) => {
    api = given
  }
  const { container } = render(
    <List sections={sections(0, 50)} apiRef={take} style={view}>
      {letterRow}
    </List>,
  )
  const scroller = container.querySelector('.sw-list') as HTMLElement
  await rested(scroller)
  ;(api as ListApi | null)?.scrollToKey(507)
  await vi.waitFor(() => expectAt(scroller, 507, headingPx))
  await rested(scroller)
  expect(headings(scroller)['25']).toBe(0)
  ;(api as ListApi | null)?.scrollToIndex(160)
  await vi.waitFor(() => expectAt(scroller, 160, headingPx))
})

test('in a page a heading sticks to the top of the page; sections inserted before move nothing', async () => {
  const list = (from: number, count: number) => (
    <>
      <div style={{ blockSize: 400 }}>A title</div>
      <List sections={sections(from, count)} scroll="parent">
        {letterRow}
      </List>
    </>
  )
  const { scroller } = await pageOf(list(0, 20))
  await rested(scroller)
  await scrollLetters(scroller, 5_000)
  const part = Math.floor((seenLetters(scroller)[0] ?? 0) / 20)
  expect(headings(scroller)[part]).toBe(0)
})

test('rows added to a section above the viewport move nothing', async () => {
  const list = (from: number) => {
    const [first, ...rest] = sections(0, 10)
    if (!first) throw new Error('no section')
    return (
      <List reverse sections={[{ ...first, items: letters(from, 20 - from) }, ...rest]} style={view}>
        {letterRow}
      </List>
    )
  }
  const { container, rerender } = render(list(0))
  const scroller = container.querySelector('.sw-list') as HTMLElement
  await rested(scroller)
  await scrollLetters(scroller, 0)
  const seen = seenLetters(scroller)[2] ?? 0
  const before = placeOf(scroller, seen)
  rerender(list(-25))
  await rested(scroller)
  expectAt(scroller, seen, before)
})
