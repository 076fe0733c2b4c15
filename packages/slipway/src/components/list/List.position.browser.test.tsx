import { Activity, type ReactNode, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
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
import { blank, openDocument } from '../../testing/internal/environment/ownDocument.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { nextFrame } from '../../testing/internal/input/pointerInput.ts'
import { List } from './index.ts'

beforeEach(() => sessionStorage.clear())

const view = { blockSize: 300, inlineSize: 320 }

test.each([
  ['in its own box', '#letters'],
  ['with its page', '.sw-page-body'],
])(
  'after a reload, a list that scrolls %s shows the same row at the same position, also if rows were inserted before it',
  async (_, selector) => {
    const path = selector === '#letters' ? 'own' : 'page'
    const { window, find, part } = openDocument(`${blank}#/${path}`, '../apps/lettersApp.tsx')
    await part('[data-letter]')
    const scroller = await part<HTMLElement>(selector)
    await rested(scroller)
    for (const top of [2_000, 9_000, 16_000]) await scrollLetters(scroller, top)
    const [, seen = 0] = seenLetters(scroller)
    const before = placeOf(scroller, seen)
    const isStored = () =>
      Object.entries(sessionStorage).some(([name, text]) => name.startsWith('sw:state:') && text.includes('sw-list'))
    const firePageHide = () => window().dispatchEvent(new PageTransitionEvent('pagehide'))
    await vi.waitFor(() => {
      firePageHide()
      expect(isStored()).toBe(true)
      expect(Object.keys(sessionStorage).some((name) => name.startsWith('sw:page:'))).toBe(true)
    }, 10_000)
    const { ownerDocument } = scroller
    // Thirty letters are inserted before the reload.
    localStorage.setItem('letters', '-30')
    window().location.reload()
    await vi.waitFor(() => expect(find('[data-letter]')?.ownerDocument).not.toBe(ownerDocument))
    await vi.waitFor(() => expect(seenLetters(find(selector) as Element)).toContain(seen))
    await rested(find(selector) as Element)
    expectAt(find(selector) as Element, seen, before)
    localStorage.removeItem('letters')
  },
  40_000,
)

test('a restored list does not move if the page restore code loads after rows have been measured', async () => {
  const late = ['../../../app/page-restore/startPageRestore.ts']
  const { window, find, part, holdLate } = openDocument(`${blank}#/own`, '../apps/lettersApp.tsx', { late })
  await part('[data-letter]')
  const scroller = await part<HTMLElement>('#letters')
  // The first scroll loads page restore.
  window().dispatchEvent(new Event('scroll'))
  await vi.waitFor(() => {
    window().dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(Object.keys(sessionStorage).some((name) => name.startsWith('sw:page:'))).toBe(true)
  }, 10_000)
  for (const top of [2_000, 9_000]) await scrollLetters(scroller, top)
  scroller.scrollTop = 16_000
  await vi.waitFor(() => expect(seenLetters(scroller)).toContain(276))
  let before: number | undefined
  window().addEventListener('pagehide', () => {
    before = placeOf(scroller, 276)
  })
  const arrive = holdLate()
  window().location.reload()
  const list = await vi.waitFor(() => {
    const found = find('#letters:has([data-letter])')
    if (!found || found.ownerDocument === scroller.ownerDocument) throw new Error('the list is not rendered yet')
    return found
  })
  await vi.waitFor(() => expect(rowsAbove(list)).toBeGreaterThan(1))
  await rested(list)
  expectAt(list, 276, before)
  arrive()
  await rested(list)
  expectAt(list, 276, before)
}, 40_000)

test('keeps the scroll position while hidden', async () => {
  const tree = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <List items={letters(0, 1_000)} style={view}>
        {letterRow}
      </List>
    </Activity>
  )
  const { container, rerender } = render(tree('visible'))
  const scroller = container.querySelector('.sw-list') as HTMLElement
  await rested(scroller)
  await scrollLetters(scroller, 12_345)
  const [seen = 0] = seenLetters(scroller)
  const before = placeOf(scroller, seen)
  rerender(tree('hidden'))
  await vi.waitFor(() => expect(scroller.checkVisibility()).toBe(false))
  rerender(tree('visible'))
  await vi.waitFor(() => expect(scroller.checkVisibility()).toBe(true))
  await rested(scroller)
  expectAt(scroller, seen, before)
  await scrollLetters(scroller, 20_000)
  expect(seenLetters(scroller).length).toBeGreaterThan(4)
})

test('a chat is at its end again after its page was covered', async () => {
  const { scroller: body } = await pageOf(
    <List reverse items={letters(0, 500)} style={view}>
      {letterRow}
    </List>,
  )
  const scroller = body.querySelector('.sw-list') as HTMLElement
  await rested(scroller)
  await navigateTo('/other' as never)
  await vi.waitFor(() => expect(scroller.checkVisibility()).toBe(false))
  await navigateBack()
  await vi.waitFor(() => expect(scroller.checkVisibility()).toBe(true))
  await rested(scroller)
  expect(seenLetters(scroller).at(-1)).toBe(499)
})

/** A list that a test can empty and fill. */
function Found(): ReactNode {
  const [items, setItems] = useState(letters(0, 500))
  find = setItems
  return (
    <List id="found" items={items} style={view}>
      {letterRow}
    </List>
  )
}
let find: (items: readonly Letter[]) => void = () => {}

test('new results after an empty result begin at the top', async () => {
  const { scroller: body } = await pageOf(<Found />)
  const scroller = body.querySelector('.sw-list') as HTMLElement
  await rested(scroller)
  await scrollLetters(scroller, 9_000)
  dispatchEvent(new PageTransitionEvent('pagehide'))
  find([])
  await vi.waitFor(() => expect(scroller.querySelector('[data-letter]')).toBeNull())
  find(letters(0, 500))
  await vi.waitFor(() => expect(scroller.querySelector('[data-letter]')).not.toBeNull())
  await rested(scroller)
  expect(seenLetters(scroller)[0]).toBe(0)
})

test('the stored position is up to date at each moment, also while rows outside the viewport are measured', async () => {
  const { scroller: body } = await pageOf(
    <List id="letters" items={letters(0, 1_000)} style={view}>
      {letterRow}
    </List>,
  )
  const scroller = body.querySelector('.sw-list') as HTMLElement
  await rested(scroller)
  for (const top of [2_000, 9_000]) await scrollLetters(scroller, top)
  scroller.scrollTop = 16_000
  let measured = 0
  const errorsPx: number[] = []
  // The rows before the visible ones are rendered and measured once the list is idle. Then the list scrolls by the difference to
  // their estimated sizes.
  await vi.waitFor(async () => {
    for (let frame = 0; frame < 6; frame++) {
      await afterFrame()
      dispatchEvent(new PageTransitionEvent('pagehide'))
      errorsPx.push(Math.abs(storedScrollPx() - scroller.scrollTop))
    }
    if (rowsAbove(scroller) > 1) measured++
    expect(measured).toBeGreaterThan(1)
  })
  expect(Math.max(...errorsPx)).toBeLessThan(1)
})

/** Number of rendered rows above the visible ones. */
function rowsAbove(scroller: Element): number {
  const [first = 0] = seenLetters(scroller)
  return [...scroller.querySelectorAll<HTMLElement>('[data-letter]')].filter(
    (row) => Number(row.dataset.letter) < first,
  ).length
}

/** Scroll position of a list, as stored with its page. */
function storedScrollPx(): number {
  const [, text = '{}'] = Object.entries(sessionStorage).find(([name]) => name.startsWith('sw:state:')) ?? []
  const [place] =
    (JSON.parse(text) as Record<string, readonly [{ readonly scrollPx: number }]>)['sw-list letters'] ?? []
  return place?.scrollPx ?? Number.NaN
}

/** Waits until a frame is painted, which is before the scroll events of the next frame. */
async function afterFrame(): Promise<void> {
  await nextFrame()
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(undefined)
  })
}
