import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { navigateBack, navigateTo } from '../navigation/index.ts'
import IntersectionObserverDemo from './demo.tsx'
import {
  createIntersectionObserver,
  type IntersectionEvent,
  type IntersectionObserverOptions,
  type PageIntersectionObserver,
} from './index.ts'

const list = createRef<HTMLDivElement>()
const showPage = () =>
  pageOf(
    <>
      <div style={{ blockSize: 1_000 }} />
      <div ref={list} className="list" style={{ blockSize: 100, inlineSize: 200, overflow: 'auto' }}>
        <p id="one" data-kind="row" style={{ blockSize: 100, margin: 0 }} />
        <p id="two" data-kind="row" style={{ blockSize: 100, margin: 0 }} />
      </div>
      <div style={{ blockSize: 3_000 }} />
    </>,
  )

let observer: PageIntersectionObserver
afterEach(() => observer?.disconnect())

/** Creates an observer that ends with the test, and records its events. */
function observe(options?: IntersectionObserverOptions) {
  const received: IntersectionEvent[] = []
  observer = createIntersectionObserver(undefined, options)
  return { observer, received, record: (event: IntersectionEvent) => void received.push(event) }
}

const frames = async (count = 3) => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}
const ids = (received: readonly IntersectionEvent[]) =>
  received.map(({ id, intersectionRatio }) => `${id} ${intersectionRatio}`)

test('emits an event with coordinates when an element enters the view', async () => {
  const { scroller } = await showPage()
  const { observer, received, record } = observe()
  await observer.observe('#one', record)
  await frames()
  expect(received, 'not visible at first').toEqual([])
  const before = Date.now()
  scroller.scrollTop = 1_050 - scroller.clientHeight
  await expect.poll(() => received.length).toBe(1)
  // In WebKit a page ends 1/64 px early, which `clientHeight` does not show.
  const { width, height: bottom } = scroller.getBoundingClientRect()
  const top = scroller.clientHeight - 50
  expect(received[0]).toEqual({
    id: 'one',
    dataset: { kind: 'row' },
    time: expect.any(Number),
    intersectionRatio: expect.closeTo(0.5),
    intersectionRect: { left: 0, top, right: 200, bottom, width: 200, height: bottom - top },
    boundingClientRect: { left: 0, top, right: 200, bottom: top + 100, width: 200, height: 100 },
    relativeRect: { left: 0, top: 0, right: width, bottom, width, height: bottom },
  })
  expect(Math.abs((received[0]?.time ?? 0) - before)).toBeLessThan(60_000)
  scroller.scrollTop = 0
  await expect.poll(() => received.length).toBe(2)
  expect(received[1]).toMatchObject({ intersectionRatio: 0, intersectionRect: { top: 0, width: 0, height: 0 } })
})

test('margins emit the event early', async () => {
  const { scroller } = await showPage()
  const { observer, received, record } = observe()
  await observer.relativeToViewport({ bottom: 200, top: -10 }).observe(list, record)
  scroller.scrollTop = 1_000 - scroller.clientHeight - 190
  await expect.poll(() => received.length).toBe(1)
  const { height } = scroller.getBoundingClientRect()
  expect(received[0]?.relativeRect).toMatchObject({ top: 10, bottom: height + 200 })
})

test('observes all elements of a selector relative to an ancestor, at each threshold', async () => {
  const { scroller } = await showPage()
  scroller.scrollTop = 800
  const { observer, received, record } = observe({ thresholds: [0.25, 1], observeAll: true })
  await observer.relativeTo('.list').observe('.list p', record)
  await expect.poll(() => ids(received)).toEqual(['one 1'])
  list.current?.scrollTo(0, 50)
  await expect.poll(() => ids(received).slice(1).sort()).toEqual(['one 0.5', 'two 0.5'])
  list.current?.scrollTo(0, 100)
  await expect.poll(() => ids(received).slice(3).sort()).toEqual(['one 0', 'two 1'])
})

test.each([
  [0, ['one 1']],
  [1, []],
  [0.5, ['one 1']],
])('with an initial ratio of %d, a fully visible element emits %j', async (initialRatio, emitted) => {
  const { scroller } = await showPage()
  scroller.scrollTop = 800
  const { observer, received, record } = observe({ thresholds: [0, 1], initialRatio })
  await observer.observe('#one', record)
  await frames(5)
  expect(ids(received)).toEqual(emitted)
  scroller.scrollTop = 0
  await expect.poll(() => ids(received)).toEqual([...emitted, 'one 0'])
})

test('an element that leaves before the first check emits an event if it was assumed visible', async () => {
  await showPage()
  const { observer, received, record } = observe({ initialRatio: 1 })
  await observer.observe('#one', record)
  await expect.poll(() => ids(received)).toEqual(['one 0'])
})

test('elements of a covered page leave, and enter again when the page is shown', async () => {
  const { scroller } = await showPage()
  scroller.scrollTop = 800
  const { observer, received, record } = observe()
  await observer.observe('#one', record)
  await expect.poll(() => ids(received)).toEqual(['one 1'])
  await navigateTo({ url: '/other' })
  await expect.poll(() => ids(received)).toEqual(['one 1', 'one 0'])
  await navigateBack()
  await expect.poll(() => ids(received)).toEqual(['one 1', 'one 0', 'one 1'])
})

test('emits nothing after `disconnect`', async () => {
  const { scroller } = await showPage()
  const { observer, received, record } = observe()
  await observer.observe('#one', record)
  observer.disconnect()
  scroller.scrollTop = 800
  await frames(5)
  expect(received).toEqual([])
})

test('in a dialog of the page, the reference area is the window', async () => {
  const { scroller } = await showPage()
  const dialog = scroller.appendChild(document.createElement('dialog'))
  const inside = dialog.appendChild(document.createElement('p'))
  inside.textContent = 'inside'
  dialog.showModal()
  const received = vi.fn()
  observer = createIntersectionObserver(dialog)
  await observer.observe('p', received)
  await expect.poll(() => received.mock.calls.length).toBe(1)
})

test('outside pages, the reference area is the window', async () => {
  const { element } = render(
    <p style={{ position: 'fixed', insetInlineStart: 20, insetBlockStart: 30, margin: 0 }}>x</p>,
  )
  const received = vi.fn()
  observer = createIntersectionObserver({ current: element })
  await observer.observe('p', received)
  await expect.poll(() => received.mock.calls.length).toBe(1)
  // The browser's window: the tests run in a frame, which is smaller than the window in Firefox and WebKit.
  const { innerWidth: width, innerHeight: height } = window.top ?? window
  expect(received.mock.lastCall?.[0]).toMatchObject({
    boundingClientRect: { left: 20, top: 30 },
    relativeRect: { left: 0, top: 0, width, height },
  })
})

const around = 'relativeTo must be an ancestor of the target'
test.each([
  ['.nowhere', undefined, 'not-found', 'element not found'],
  [{ current: null }, undefined, 'not-found', 'element not found'],
  ['#', undefined, 'invalid-argument', 'selector is not valid'],
  ['#one', '.nowhere', 'not-found', 'element not found'],
  ['#one', '#two', 'invalid-argument', around],
] as const)('rejects %j relative to %j', async (target, reference, code, detail) => {
  await showPage()
  const { observer, record } = observe()
  if (reference) observer.relativeTo(reference)
  await expect(observer.observe(target, record)).rejects.toMatchObject({
    code,
    errMsg: `createIntersectionObserver:fail ${detail}`,
  })
})

test('the demo shows the visible elements and has no axe violations', async () => {
  const { scroller } = await pageOf(<IntersectionObserverDemo />)
  await expect.poll(() => scroller.textContent).toContain('Fully visible: Lisbon, Oslo')
  scroller.querySelector('#cities')?.scrollTo(0, 1e9)
  await expect.poll(() => scroller.textContent).toContain('Fully visible: Wellington, Samarkand')
  await expectNoAxeViolations(scroller)
})
