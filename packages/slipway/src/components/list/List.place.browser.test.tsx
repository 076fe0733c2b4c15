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
} from '../../testing/setup/longList.ts'
import { blank, openDocument } from '../../testing/setup/ownDocument.ts'
import { pageOf } from '../../testing/setup/pageOf.tsx'
import { render } from '../../testing/setup/render.tsx'
import { List } from './index.ts'

beforeEach(() => sessionStorage.clear())

const view = { blockSize: 300, inlineSize: 320 }

test.each([
  ['by itself', '#letters'],
  ['with its page', '.sw-page-body'],
])(
  'a list that scrolls %s comes back from a reload with the same row at the same place, whatever came before it',
  async (_, selector) => {
    const path = selector === '#letters' ? 'own' : 'page'
    const { window, find, part } = openDocument(`${blank}#/${path}`, './lettersApp.tsx')
    await part('[data-letter]')
    const scroller = await part<HTMLElement>(selector)
    await rested(scroller)
    for (const top of [2_000, 9_000, 16_000]) await scrollLetters(scroller, top)
    const [, seen = 0] = seenLetters(scroller)
    const before = placeOf(scroller, seen)
    const remembers = () =>
      Object.entries(sessionStorage).some(([name, text]) => name.startsWith('sw:state:') && text.includes('sw-list'))
    const leaves = () => window().dispatchEvent(new PageTransitionEvent('pagehide'))
    await vi.waitFor(() => {
      leaves()
      expect(remembers()).toBe(true)
      expect(Object.keys(sessionStorage).some((name) => name.startsWith('sw:page:'))).toBe(true)
    }, 10_000)
    const { ownerDocument } = scroller
    // By then, thirty more letters have come.
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

test('it is where it was after it was hidden', async () => {
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

test('a chat that was covered is at its end again', async () => {
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

/** A list that a test empties and fills. */
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

test('what is found after nothing was found begins at its beginning', async () => {
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
