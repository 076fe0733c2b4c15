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

const told: string[] = []
beforeEach(() => void told.splice(0))

let change: (items: readonly Letter[]) => void = () => {}

/** A list whose letters a test changes, and that notes what it tells. */
function Letters({ first = letters(0, 100), ...props }: Partial<ListProps<Letter>> & { first?: readonly Letter[] }) {
  const [items, setItems] = useState(first)
  change = setItems
  const tell: ListProps<Letter>['onScrollToUpper'] = ({ type, detail }) => told.push(`${type} ${detail.direction}`)
  return (
    <List items={items} style={{ blockSize: 300 }} onScrollToUpper={tell} onScrollToLower={tell} {...props}>
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

describe('near its ends', () => {
  test('it tells once, and again after it left or has more', async () => {
    const scroller = listOf(render(<Letters upperThreshold={100} lowerThreshold={100} />).container)
    await rested(scroller)
    await scrollLetters(scroller, 2_000)
    expect(told.splice(0)).toEqual([])
    await scrollLetters(scroller, lowestOf(scroller) - 60)
    await scrollLetters(scroller, lowestOf(scroller) - 20)
    expect(told.splice(0)).toEqual(['scrolltolower bottom'])
    await changeTo(scroller, letters(0, 150))
    await scrollLetters(scroller, lowestOf(scroller) - 20)
    expect(told.splice(0)).toEqual(['scrolltolower bottom'])
    await scrollLetters(scroller, 2_000)
    await scrollLetters(scroller, 70)
    await scrollLetters(scroller, 20)
    expect(told.splice(0)).toEqual(['scrolltoupper top'])
    await scrollLetters(scroller, 2_000)
    await scrollLetters(scroller, 90)
    expect(told.splice(0)).toEqual(['scrolltoupper top'])
  })

  test('in a page it tells of its own ends, and keeps the place of what is read', async () => {
    const { scroller } = await pageOf(
      <>
        <div style={{ blockSize: 500 }}>A title</div>
        <Letters scroll="parent" style={{}} lowerThreshold={100} />
        <div style={{ blockSize: 3_000 }}>What else there is</div>
      </>,
    )
    await rested(scroller)
    expectAt(scroller, 0, 500)
    expect(scroller.querySelectorAll('[data-letter]').length).toBeLessThan(60)
    await scrollLetters(scroller, 1_500)
    expect(told).toEqual([])
    const [seen = 0] = seenLetters(scroller)
    const before = placeOf(scroller, seen) ?? 0
    await changeTo(scroller, letters(-40, 140))
    expectAt(scroller, seen, before)
    const list = listOf(scroller)
    const endPx = () => list.getBoundingClientRect().bottom - scroller.getBoundingClientRect().bottom
    await scrollLetters(scroller, scroller.scrollTop + endPx() - 300)
    expect(told).toEqual([])
    await scrollLetters(scroller, scroller.scrollTop + endPx() - 50)
    expect(told).toEqual(['scrolltolower bottom'])
  })
})

describe('a list that begins at its end', () => {
  const chat = async (props: Partial<ListProps<Letter>> & { first?: readonly Letter[] } = {}) => {
    const scroller = listOf(render(<Letters reverse {...props} />).container)
    await rested(scroller)
    return scroller
  }
  const isAtEnd = (scroller: HTMLElement) => lowestOf(scroller) - scroller.scrollTop < 2

  test('it shows the last one, and stays there while more comes and while rows grow', async () => {
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
    expect(told, 'the reader has gone nowhere').toEqual([])
  })

  test('also where its owner makes it a flex box', async () => {
    const scroller = await chat({ style: { display: 'flex', flexDirection: 'column', blockSize: 300 } })
    expect(seenLetters(scroller).at(-1)).toBe(99)
    expect(isAtEnd(scroller)).toBe(true)
  })

  test('a reader who is elsewhere stays where he is', async () => {
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

  test('older ones come before it without a jump, again and again, also where its very beginning is seen', async () => {
    const scroller = await chat({ upperThreshold: 200 })
    for (const from of [-30, -75]) {
      await scrollLetters(scroller, 0)
      expect(told.splice(0)).toEqual(['scrolltoupper top'])
      const [seen = 0] = seenLetters(scroller)
      const before = placeOf(scroller, seen)
      await changeTo(scroller, letters(from, 100 - from))
      expectAt(scroller, seen, before)
      await scrollLetters(scroller, scroller.scrollTop + 600)
    }
  })

  test('its last row stands right above its padding', async () => {
    const scroller = await chat({ style: { blockSize: 300, padding: 16 } })
    const last = scroller.querySelector('[data-letter="99"]')
    const endPx = () => scroller.getBoundingClientRect().bottom - (last?.getBoundingClientRect().bottom ?? 0)
    expect(Math.abs(endPx() - 16)).toBeLessThan(1.5)
    await changeTo(scroller, letters(-20, 120))
    expect(Math.abs(endPx() - 16)).toBeLessThan(1.5)
  })

  test('it stays at its end while styles come', async () => {
    const scroller = listOf(render(<Letters reverse upperThreshold={300} />).container)
    scroller.style.padding = '16px'
    await rested(scroller)
    expect(isAtEnd(scroller)).toBe(true)
    expect(seenLetters(scroller).at(-1)).toBe(99)
    expect(told).toEqual([])
  })

  test('a few stand at its lower edge', async () => {
    const scroller = await chat({ first: letters(0, 2) })
    const last = scroller.querySelector('[data-letter="1"]')
    await vi.waitFor(() =>
      expect(last?.getBoundingClientRect().bottom).toBeCloseTo(scroller.getBoundingClientRect().bottom, 0),
    )
  })
})
