import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
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
import { render } from '../../testing/internal/environment/render.tsx'
import { List, type ListProps } from './index.ts'

const events: string[] = []
beforeEach(() => void events.splice(0))

let change: (items: readonly Letter[]) => void = () => {}

/** A list whose letters a test can change; its events are logged. */
function Letters({ first = letters(0, 100), ...props }: Partial<ListProps<Letter>> & { first?: readonly Letter[] }) {
  const [items, setItems] = useState(first)
  change = setItems
  const log: ListProps<Letter>['onScrollToUpper'] = ({ type, detail }) => events.push(`${type} ${detail.direction}`)
  return (
    <List items={items} style={{ blockSize: 300 }} onScrollToUpper={log} onScrollToLower={log} {...props}>
      {letterRow}
    </List>
  )
}

const listOf = (container: Element) => container.querySelector('.sw-list') as HTMLElement
const lowestOf = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight - clientHeight

async function changeTo(scroller: HTMLElement, items: readonly Letter[]): Promise<void> {
  change(items)
  await rested(scroller)
}

describe('near the ends', () => {
  test('emits one event, and another after leaving the end or adding items', async () => {
    const scroller = listOf(render(<Letters upperThreshold={100} lowerThreshold={100} />).container)
    await rested(scroller)
    await scrollLetters(scroller, 2_000)
    expect(events.splice(0)).toEqual([])
    await scrollLetters(scroller, lowestOf(scroller) - 60)
    await scrollLetters(scroller, lowestOf(scroller) - 20)
    expect(events.splice(0)).toEqual(['scrolltolower bottom'])
    await changeTo(scroller, letters(0, 150))
    await scrollLetters(scroller, lowestOf(scroller) - 20)
    expect(events.splice(0)).toEqual(['scrolltolower bottom'])
    await scrollLetters(scroller, 2_000)
    await scrollLetters(scroller, 70)
    await scrollLetters(scroller, 20)
    expect(events.splice(0)).toEqual(['scrolltoupper top'])
    await scrollLetters(scroller, 2_000)
    await scrollLetters(scroller, 90)
    expect(events.splice(0)).toEqual(['scrolltoupper top'])
  })

  test('in a page it reports its own ends, and keeps the visible rows in place', async () => {
    const { scroller } = await pageOf(
      <>
        <div style={{ blockSize: 500 }}>A title</div>
        <Letters scroll="parent" style={{}} lowerThreshold={100} />
        <div style={{ blockSize: 3_000 }}>Content after the list</div>
      </>,
    )
    await rested(scroller)
    expectAt(scroller, 0, 500)
    expect(scroller.querySelectorAll('[data-letter]').length).toBeLessThan(60)
    await scrollLetters(scroller, 1_500)
    expect(events).toEqual([])
    const [seen = 0] = seenLetters(scroller)
    const before = placeOf(scroller, seen) ?? 0
    await changeTo(scroller, letters(-40, 140))
    expectAt(scroller, seen, before)
    const list = listOf(scroller)
    const endPx = () => list.getBoundingClientRect().bottom - scroller.getBoundingClientRect().bottom
    await scrollLetters(scroller, scroller.scrollTop + endPx() - 300)
    expect(events).toEqual([])
    await scrollLetters(scroller, scroller.scrollTop + endPx() - 50)
    expect(events).toEqual(['scrolltolower bottom'])
  })
})

describe('a list with `reverse`', () => {
  const chat = async (props: Partial<ListProps<Letter>> & { first?: readonly Letter[] } = {}) => {
    const scroller = listOf(render(<Letters reverse {...props} />).container)
    await rested(scroller)
    return scroller
  }
  const isAtEnd = (scroller: HTMLElement) => lowestOf(scroller) - scroller.scrollTop < 2

  test('shows the last item, and stays there while items are added and rows grow', async () => {
    const scroller = await chat()
    expect(seenLetters(scroller).at(-1)).toBe(99)
    expect(isAtEnd(scroller)).toBe(true)
    for (const count of [101, 140]) {
      await changeTo(scroller, letters(0, count))
      expect(seenLetters(scroller).at(-1)).toBe(count - 1)
      expect(isAtEnd(scroller)).toBe(true)
    }
    const last = scroller.querySelector('[data-letter="139"]') as HTMLElement
    last.style.blockSize = '150px'
    await rested(scroller)
    expect(isAtEnd(scroller)).toBe(true)
    scroller.style.blockSize = '180px'
    await rested(scroller)
    expect(isAtEnd(scroller)).toBe(true)
    expect(events, 'nothing was scrolled by the user').toEqual([])
  })

  test('stays at the end also as a flex box', async () => {
    const scroller = await chat({ style: { display: 'flex', flexDirection: 'column', blockSize: 300 } })
    expect(seenLetters(scroller).at(-1)).toBe(99)
    expect(isAtEnd(scroller)).toBe(true)
  })

  test('keeps the scroll position of a user who has scrolled away from the end', async () => {
    const scroller = await chat()
    await scrollLetters(scroller, 1_500)
    const [seen = 0] = seenLetters(scroller)
    const before = placeOf(scroller, seen)
    await changeTo(scroller, letters(0, 130))
    expectAt(scroller, seen, before)
    await scrollLetters(scroller, 1e6)
    await changeTo(scroller, letters(0, 131))
    expect(seenLetters(scroller).at(-1)).toBe(130)
  })

  test('inserts older items without a jump, repeatedly, also if the first item is visible', async () => {
    const scroller = await chat({ upperThreshold: 200 })
    for (const from of [-30, -75]) {
      await scrollLetters(scroller, 0)
      expect(events.splice(0)).toEqual(['scrolltoupper top'])
      const [seen = 0] = seenLetters(scroller)
      const before = placeOf(scroller, seen)
      await changeTo(scroller, letters(from, 100 - from))
      expectAt(scroller, seen, before)
      await scrollLetters(scroller, scroller.scrollTop + 600)
    }
  })

  test('places the last row directly above the padding', async () => {
    const scroller = await chat({ style: { blockSize: 300, padding: 16 } })
    const last = scroller.querySelector('[data-letter="99"]')
    const endPx = () => scroller.getBoundingClientRect().bottom - (last?.getBoundingClientRect().bottom ?? 0)
    expect(Math.abs(endPx() - 16)).toBeLessThan(1.5)
    await changeTo(scroller, letters(-20, 120))
    expect(Math.abs(endPx() - 16)).toBeLessThan(1.5)
  })

  test('stays at the end while styles load', async () => {
    const scroller = listOf(render(<Letters reverse upperThreshold={300} />).container)
    scroller.style.padding = '16px'
    await rested(scroller)
    expect(isAtEnd(scroller)).toBe(true)
    expect(seenLetters(scroller).at(-1)).toBe(99)
    expect(events).toEqual([])
  })

  test('places a few items at the lower edge', async () => {
    const scroller = await chat({ first: letters(0, 2) })
    const last = scroller.querySelector('[data-letter="1"]')
    await vi.waitFor(() =>
      expect(last?.getBoundingClientRect().bottom).toBeCloseTo(scroller.getBoundingClientRect().bottom, 0),
    )
  })
})
