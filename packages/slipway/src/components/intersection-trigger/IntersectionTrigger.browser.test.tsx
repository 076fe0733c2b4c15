import { createRef, StrictMode, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import IntersectionTriggerDemo from './demo.tsx'
import { IntersectionTrigger, type IntersectionTriggerProps } from './index.ts'

describeConformance((props) => <IntersectionTrigger {...props}>text</IntersectionTrigger>, {
  selector: '.sw-intersection-trigger',
})

let events: string[] = []
beforeEach(() => {
  events = []
})
// In hundredths, because WebKit's page ends a 64th of a pixel early.
const log: NonNullable<IntersectionTriggerProps['onEnter']> = ({ type, detail, target }) =>
  void events.push(`${type} ${target.id} ${Math.round(detail.intersectionRatio * 100) / 100}`)
const frames = async (count = 4) => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}

/** Shows a trigger of 100 px, 2000 px down the page. */
async function show(props: IntersectionTriggerProps = {}) {
  const { scroller } = await pageOf(
    <StrictMode>
      <div style={{ blockSize: 2_000 }} />
      <IntersectionTrigger id="it" style={{ blockSize: 100 }} onEnter={log} onLeave={log} {...props} />
      <div style={{ blockSize: 3_000 }} />
    </StrictMode>,
  )
  return { scroller, endPx: 2_000 - scroller.clientHeight }
}

test('emits `enter` when it enters the view and `leave` when it leaves', async () => {
  const onChange = vi.fn<NonNullable<IntersectionTriggerProps['onChange']>>()
  const { scroller, endPx } = await show({ onChange })
  await frames()
  expect(events, 'out of view from the start').toEqual([])
  scroller.scrollTop = endPx + 50
  await expect.poll(() => events).toEqual(['enter it 0.5'])
  scroller.scrollTop = 0
  await expect.poll(() => events).toEqual(['enter it 0.5', 'leave it 0'])
  expect(onChange.mock.calls.map(([event]) => [event.type, event.detail.isInView])).toEqual([
    ['enter', true],
    ['leave', false],
  ])
})

test.each<[string, IntersectionTriggerProps, number, number]>([
  ['a margin', { margin: 200 }, -210, -190],
  ['a margin at one side', { margin: { bottom: 50 } }, -60, -40],
  ['a threshold', { threshold: 0.5 }, 40, 60],
])('%s moves the point at which the element counts as in view', async (_, props, before, after) => {
  const { scroller, endPx } = await show(props)
  scroller.scrollTop = endPx + before
  await frames()
  expect(events).toEqual([])
  scroller.scrollTop = endPx + after
  await expect.poll(() => events.length).toBe(1)
})

test('`once` emits one event', async () => {
  const { scroller, endPx } = await show({ once: true })
  scroller.scrollTop = endPx + 50
  await expect.poll(() => events).toEqual(['enter it 0.5'])
  scroller.scrollTop = 0
  await frames()
  scroller.scrollTop = endPx + 50
  await frames()
  await navigateTo({ url: '/other' })
  await navigateBack()
  await frames()
  expect(events).toEqual(['enter it 0.5'])
})

test('a covered page pauses it; showing the page again emits nothing if nothing has changed', async () => {
  const { scroller, endPx } = await show()
  scroller.scrollTop = endPx + 50
  await expect.poll(() => events).toEqual(['enter it 0.5'])
  await navigateTo({ url: '/other' })
  await frames()
  await navigateBack()
  await frames()
  expect(events, 'nothing has changed').toEqual(['enter it 0.5'])
})

test('`root` makes it watch a scrolling container', async () => {
  const list = createRef<HTMLDivElement>()
  render(
    <div ref={list} style={{ blockSize: 100, overflow: 'auto' }}>
      <div style={{ blockSize: 200 }} />
      <IntersectionTrigger id="it" root={list} margin={20} onEnter={log} />
      <div style={{ blockSize: 500 }} />
    </div>,
  )
  list.current?.scrollTo(0, 75)
  await frames()
  expect(events).toEqual([])
  list.current?.scrollTo(0, 85)
  await expect.poll(() => events).toEqual(['enter it 1'])
})

/** A list that loads ten rows of 20 px whenever its end is near; the trigger is disabled while it loads. */
function Endless({ load }: { load: (done: () => void) => void }) {
  const [count, setCount] = useState(0)
  const [isLoading, setLoading] = useState(false)
  const loadMore = () => {
    setLoading(true)
    load(() => {
      setCount((before) => before + 10)
      setLoading(false)
    })
  }
  return (
    <>
      <div data-count={count} data-loading={isLoading} style={{ blockSize: count * 20 }} />
      <IntersectionTrigger margin={100} disabled={isLoading} onEnter={loadMore} />
    </>
  )
}

/** Calls `done` once the loading state is rendered: React skips a state that is reset before it has rendered. */
function loadSoon(done: () => void): void {
  requestAnimationFrame(document.querySelector('[data-loading=true]') ? done : () => loadSoon(done))
}

test('an endless list fills the page, and loads more near its end', async () => {
  const { scroller } = await pageOf(<Endless load={loadSoon} />)
  const count = () => Number(scroller.querySelector<HTMLElement>('[data-count]')?.dataset.count)
  const isFilled = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop > 100
  // Each part is loaded some frames after the part before.
  await expect.poll(isFilled).toBe(true)
  await frames()
  const first = count()
  expect(first * 20, 'and no more than that').toBeLessThan(scroller.clientHeight + 100 + 400)
  scroller.scrollTop = scroller.scrollHeight
  await expect.poll(count).toBeGreaterThan(first)
  await expect.poll(isFilled).toBe(true)
})

test('does not load again while a load is running', async () => {
  const load = vi.fn<(done: () => void) => void>()
  const { scroller } = await pageOf(<Endless load={load} />)
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await frames()
  expect(load).toHaveBeenCalledOnce()
  load.mock.lastCall?.[0]()
  await expect.poll(() => load.mock.calls.length).toBe(2)
  expect(scroller.querySelector('[data-count="10"]')).not.toBeNull()
})

test('axe finds nothing in the demo', async () => {
  const { scroller } = await pageOf(<IntersectionTriggerDemo />)
  await expect.poll(() => scroller.textContent).toMatch(/[1-9]0 of 100 rows/)
  await expectNoAxeViolations(scroller)
})
