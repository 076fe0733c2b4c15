import { type ReactNode, StrictMode, useState } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { render } from '../../testing/internal/environment/render.tsx'
import { nextFrame } from '../../testing/internal/input/pointerInput.ts'
import { List } from '../list/index.ts'
import { ScrollView } from '../scroll-view/index.ts'
import { Waterfall } from '../waterfall/index.ts'
import { useReachBottom } from './index.ts'

type Load = (() => unknown) | undefined

/** A component whose content is rows of 50 px, or items of 50 px in a row. */
interface Case {
  readonly name: string
  readonly inPage: boolean
  Content(props: { readonly ids: readonly number[]; readonly load: Load }): ReactNode
}

const row = (id: number) => (
  <div key={id} data-row={id} style={{ blockSize: 50 }}>
    Row {id}
  </div>
)
const box = { blockSize: 300, inlineSize: 300 }

const cases: readonly Case[] = [
  {
    name: 'a List',
    inPage: false,
    Content: ({ ids, load }) => (
      <List items={ids} onScrollToLower={load} style={box}>
        {row}
      </List>
    ),
  },
  {
    name: 'a List with `reverse`',
    inPage: false,
    Content: ({ ids, load }) => (
      <List items={ids.toReversed()} reverse onScrollToUpper={load} style={box}>
        {row}
      </List>
    ),
  },
  {
    name: 'a List in a scroll view',
    inPage: false,
    Content: ({ ids, load }) => (
      <ScrollView scrollY style={box}>
        <List items={ids} scroll="parent" onScrollToLower={load}>
          {row}
        </List>
      </ScrollView>
    ),
  },
  {
    name: 'a List in the page',
    inPage: true,
    Content: ({ ids, load }) => (
      <List items={ids} scroll="parent" onScrollToLower={load}>
        {row}
      </List>
    ),
  },
  {
    name: 'a Waterfall in the page',
    inPage: true,
    Content: ({ ids, load }) => (
      <Waterfall items={ids} columns={1} gap={0} onScrollToLower={load}>
        {row}
      </Waterfall>
    ),
  },
  {
    name: 'a ScrollView',
    inPage: false,
    Content: ({ ids, load }) => (
      <ScrollView scrollY onScrollToLower={load} style={box}>
        {ids.map(row)}
      </ScrollView>
    ),
  },
  {
    name: 'a horizontal ScrollView',
    inPage: false,
    Content: ({ ids, load }) => (
      <ScrollView scrollX onScrollToLower={load} style={{ ...box, display: 'flex' }}>
        {ids.map((id) => (
          <div key={id} data-row={id} style={{ inlineSize: 50, flex: 'none' }} />
        ))}
      </ScrollView>
    ),
  },
  {
    name: '`useReachBottom`',
    inPage: true,
    Content: function Rows({ ids, load }) {
      useReachBottom(load)
      return ids.map(row)
    },
  },
]

/** Rows that each load adds. */
const perLoad = 14
const calls: number[] = []
let answer: (count: number) => unknown = () => {}
let setCount: (count: number) => void = () => {}
let setListening: (isListening: boolean) => void = () => {}
beforeEach(() => void calls.splice(0))

function Loading({ Content, first }: Pick<Case, 'Content'> & { readonly first: number }): ReactNode {
  const [count, set] = useState(first)
  const [isListening, listen] = useState(true)
  setCount = set
  setListening = listen
  const load = () => {
    calls.push(count)
    return answer(count)
  }
  return <Content ids={Array.from({ length: count }, (_, id) => id)} load={isListening ? load : undefined} />
}

async function show({ inPage, Content }: Case, first: number): Promise<void> {
  const content = <Loading Content={Content} first={first} />
  if (!inPage) return void render(<StrictMode>{content}</StrictMode>)
  await screen.viewport(1280, 1100)
  onTestFinished(() => screen.viewport(390, 844))
  await pageOf(content)
}

/** Waits until no more calls can be due: rows are measured, and a check follows in the next frame. */
async function settled(): Promise<void> {
  await vi.waitFor(async () => {
    const before = calls.length
    for (let frame = 0; frame < 12; frame++) await nextFrame()
    expect(calls.length).toBe(before)
  })
}

describe.each(cases)('$name', (each) => {
  const first = each.inPage ? perLoad : 2
  const viewPx = each.inPage ? 1_000 : 300

  test('that does not fill the view loads until it does', async () => {
    answer = (count) => setCount(count + (each.inPage ? perLoad : 2))
    await show(each, first)
    await vi.waitFor(() => expect(calls.at(-1)).toBeGreaterThan(0))
    await settled()
    const added = each.inPage ? perLoad : 2
    expect(calls).toEqual(calls.map((_, index) => first + index * added))
    const loaded = (calls.at(-1) ?? 0) + added
    expect(loaded * 50).toBeGreaterThan(viewPx + 49)
    expect((calls.at(-1) ?? 0) * 50).toBeLessThan(1_100 + 51)
  })

  test('asks once if nothing is added, and again when rows are added', async () => {
    answer = () => {}
    await show(each, 2)
    await vi.waitFor(() => expect(calls).toEqual([2]))
    await settled()
    setCount(4)
    await vi.waitFor(() => expect(calls).toEqual([2, 4]))
    await settled()
    expect(calls).toEqual([2, 4])
  })

  test('is not asked again while a call is pending', async () => {
    let resolve = () => {}
    const pending = new Promise<void>((done) => {
      resolve = done
    })
    answer = () => pending
    await show(each, 2)
    await vi.waitFor(() => expect(calls).toEqual([2]))
    setCount(4)
    await settled()
    expect(calls).toEqual([2])
    resolve()
    await vi.waitFor(() => expect(calls).toEqual([2, 4]))
    await settled()
    expect(calls).toEqual([2, 4])
  })

  test('reports the end to a listener that is set later', async () => {
    answer = () => {}
    await show(each, 100)
    await settled()
    setListening(false)
    setCount(2)
    await settled()
    expect(calls).toEqual([])
    setListening(true)
    await vi.waitFor(() => expect(calls).toEqual([2]))
    await settled()
    expect(calls).toEqual([2])
  })
})

test('any growth counts once the promise of `useReachBottom` is fulfilled', async () => {
  const pages = cases.find(({ name }) => name.includes('useReachBottom')) ?? expect.unreachable('no case')
  answer = async (count) => {
    if (count < 5) setCount(count + 1)
  }
  await show(pages, 2)
  await settled()
  expect(calls).toEqual([2, 3, 4, 5])
})

test('a List without items asks for nothing', async () => {
  await show(cases[0] ?? expect.unreachable('no case'), 0)
  await settled()
  expect(calls).toEqual([])
})
