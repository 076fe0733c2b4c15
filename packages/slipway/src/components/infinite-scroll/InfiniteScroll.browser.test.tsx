import { type ReactNode, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { findScroller } from '../../hooks/virtual/findScroller.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { expectConsole } from '../../testing/internal/environment/consoleGuard.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { List } from '../list/index.ts'
import { ScrollView } from '../scroll-view/index.ts'
import { Waterfall } from '../waterfall/index.ts'
import { InfiniteScroll, type InfiniteScrollProps } from './index.ts'

describeConformance((props) => <InfiniteScroll hasMore={false} onLoad={() => {}} {...props} />, {
  selector: '.sw-infinite-scroll',
})

interface Load {
  resolve(): void
  reject(error: Error): void
}

let loads: Load[] = []
beforeEach(() => {
  loads = []
})

/** Ends the last load: adds items, or fails. */
const succeed = () => loads.at(-1)?.resolve()
const fail = () => loads.at(-1)?.reject(new Error('offline'))

const foot = () => document.querySelector('.sw-infinite-scroll') as HTMLElement
const state = () => foot().dataset.state
const status = () => foot().querySelector('[role="status"]')?.textContent
const button = (name: string) => screen.getByRole('button', { name })

type Frame = (rows: readonly number[], end: ReactNode) => ReactNode
const row = (index: number) => (
  <div key={index} style={{ blockSize: 100 }}>
    Row {index}
  </div>
)
const plain: Frame = (rows, end) => (
  <>
    {rows.map(row)}
    {end}
  </>
)

function Rows({ max = 30, adds = 10, frame = plain, ...props }: Partial<InfiniteScrollProps> & RowsOptions) {
  const [count, setCount] = useState(5)
  const load = async () => {
    await new Promise<void>((resolve, reject) => loads.push({ resolve, reject }))
    setCount((before) => before + adds)
  }
  const rows = Array.from({ length: count }, (_, index) => index)
  return frame(rows, <InfiniteScroll hasMore={count < max} onLoad={load} {...props} />)
}

interface RowsOptions {
  readonly max?: number
  readonly adds?: number
  readonly frame?: Frame
}

const frames: [string, Frame][] = [
  ['a page', plain],
  [
    'a ScrollView',
    (rows, end) => (
      <ScrollView scrollY style={{ blockSize: 400 }}>
        {plain(rows, end)}
      </ScrollView>
    ),
  ],
  [
    'a List',
    (rows, end) => (
      <List items={rows.map((id) => ({ id }))} footer={end} style={{ blockSize: 400 }}>
        {({ id }) => row(id)}
      </List>
    ),
  ],
  [
    'a page, after a Waterfall',
    (rows, end) => (
      <>
        <Waterfall items={rows.map((id) => ({ id }))} columns={1}>
          {({ id }) => row(id)}
        </Waterfall>
        {end}
      </>
    ),
  ],
]

test.each(frames)(
  'in %s it loads until the view is full, then near the end, and then says that it is finished',
  async (_, frame) => {
    await pageOf(<Rows frame={frame} />)
    await vi.waitFor(() => expect(loads).toHaveLength(1))
    await vi.waitFor(() => expect([state(), status()]).toEqual(['loading', 'Loading']))
    succeed()
    await vi.waitFor(() => expect(state()).toBe('idle'))
    expect(loads).toHaveLength(1)
    const scrolled = findScroller(foot())
    // Rows that are measured later move the end, so that a user scrolls again.
    const atEnd = (count: number) =>
      vi.waitFor(async () => {
        for (const top of [0, scrolled.scrollHeight]) {
          scrolled.scrollTo(0, top)
          await new Promise(requestAnimationFrame)
          await new Promise(requestAnimationFrame)
        }
        expect(loads).toHaveLength(count)
      })
    await atEnd(2)
    succeed()
    await vi.waitFor(() => expect(state()).toBe('idle'))
    await atEnd(3)
    succeed()
    await vi.waitFor(() => expect(state()).toBe('finished'))
    expect(status()).toBe('Nothing more to show')
  },
)

test('a failure is shown, and its button loads again and keeps the focus', async () => {
  const errors: unknown[] = []
  await pageOf(<Rows onFail={(error) => errors.push((error as Error).message)} />)
  await vi.waitFor(() => expect(loads).toHaveLength(1))
  fail()
  await vi.waitFor(() => expect(state()).toBe('failed'))
  expect([status(), errors]).toEqual(['Could not load more.', ['offline']])
  await userEvent.click(button('Try again'))
  await vi.waitFor(() => expect(loads).toHaveLength(2))
  expect(document.activeElement).toBe(foot().querySelector('button'))
  succeed()
  await vi.waitFor(() => expect(state()).toBe('idle'))
  await expect.element(button('Load more')).toHaveFocus()
})

test('without `onFail` the error is reported like any unhandled one', async () => {
  const reported = new Promise<string>((resolve) => {
    window.addEventListener(
      'error',
      (event) => {
        event.preventDefault()
        resolve(event.message)
      },
      { once: true, capture: true },
    )
  })
  expectConsole('error', /offline/)
  await pageOf(<Rows />)
  await vi.waitFor(() => expect(loads).toHaveLength(1))
  fail()
  expect(await reported).toContain('offline')
})

test('a load that adds nothing does not repeat by itself; the button and a scroll load again', async () => {
  await pageOf(<Rows adds={0} />)
  await vi.waitFor(() => expect(loads).toHaveLength(1))
  succeed()
  await vi.waitFor(() => expect(state()).toBe('idle'))
  for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
  expect(loads).toHaveLength(1)
  await userEvent.click(button('Load more'))
  await vi.waitFor(() => expect(loads).toHaveLength(2))
})

test('it waits while its page is covered', async () => {
  await pageOf(<Rows />)
  await vi.waitFor(() => expect(loads).toHaveLength(1))
  await navigateTo('/other' as never)
  succeed()
  for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
  expect(loads).toHaveLength(1)
  await navigateBack()
  await vi.waitFor(() => expect(state()).toBe('idle'))
})

test('texts of the app replace its own', async () => {
  const { rerender } = render(<InfiniteScroll hasMore={false} onLoad={() => {}} finishedText="That is all" />)
  expect(status()).toBe('That is all')
  rerender(<InfiniteScroll hasMore={false} onLoad={() => {}} finishedText="" />)
  expect(status()).toBe('')
})

test('axe finds nothing in any state', async () => {
  const { scroller } = await pageOf(<Rows onFail={() => {}} />)
  await vi.waitFor(() => expect(state()).toBe('loading'))
  await expectNoAxeViolations(scroller)
  fail()
  await vi.waitFor(() => expect(state()).toBe('failed'))
  await expectNoAxeViolations(scroller)
})
