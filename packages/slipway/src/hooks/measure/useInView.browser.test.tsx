import { createRef, type ReactNode } from 'react'
import { navigateBack, navigateTo } from 'slipway'
import { expect, test } from 'vitest'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { serverHtml } from '../../testing/internal/apps/serverHtml.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { type InViewOptions, useInView } from './useInView.ts'

const box = createRef<HTMLDivElement>()
const list = createRef<HTMLDivElement>()
let answers: boolean[] = []

function Watch(options: InViewOptions): ReactNode {
  const isInView = useInView(box, options)
  if (answers.at(-1) !== isInView) answers.push(isInView)
  return null
}

/** Renders a box of 100 px, 2000 px down the page. */
async function show(options: InViewOptions = {}) {
  answers = []
  const { scroller } = await pageOf(
    <>
      <Watch {...options} />
      <div style={{ blockSize: 2_000 }} />
      <div ref={box} style={{ blockSize: 100 }} />
      <div style={{ blockSize: 3_000 }} />
    </>,
  )
  const endPx = 2_000 - scroller.clientHeight
  return { scroller, endPx }
}

const frames = async (count = 4) => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}

test('follows the element into and out of view', async () => {
  const { scroller, endPx } = await show()
  await frames()
  expect(answers).toEqual([false])
  scroller.scrollTop = endPx + 10
  await expect.poll(() => answers).toEqual([false, true])
  scroller.scrollTop = 0
  await expect.poll(() => answers).toEqual([false, true, false])
})

test.each<[string, InViewOptions, number, number]>([
  ['a margin', { margin: 200 }, -210, -190],
  ['a margin at one side', { margin: { top: 500, bottom: 50 } }, -60, -40],
  ['a negative margin', { margin: -30 }, 25, 35],
  ['a threshold', { threshold: 0.5 }, 40, 60],
])('%s changes when the element counts as in view', async (_, options, before, after) => {
  const { scroller, endPx } = await show(options)
  scroller.scrollTop = endPx + before
  await frames()
  expect(answers).toEqual([false])
  scroller.scrollTop = endPx + after
  await expect.poll(() => answers).toEqual([false, true])
})

test('with `once` it stays `true`', async () => {
  const { scroller, endPx } = await show({ once: true })
  scroller.scrollTop = endPx + 10
  await expect.poll(() => answers).toEqual([false, true])
  scroller.scrollTop = 0
  await frames()
  await navigateTo({ url: '/other' })
  await navigateBack()
  await frames()
  expect(answers).toEqual([false, true])
})

test('pauses while the page is covered, and keeps its result', async () => {
  const { scroller, endPx } = await show()
  scroller.scrollTop = endPx + 10
  await expect.poll(() => answers).toEqual([false, true])
  await navigateTo({ url: '/other' })
  await frames()
  await navigateBack()
  await frames()
  expect(answers).toEqual([false, true])
})

test('`root` can be a scrolling ancestor', async () => {
  answers = []
  render(
    <>
      <Watch root={list} margin={20} />
      <div ref={list} style={{ blockSize: 100, overflow: 'auto' }}>
        <div style={{ blockSize: 200 }} />
        <div ref={box} style={{ blockSize: 10 }} />
        <div style={{ blockSize: 500 }} />
      </div>
    </>,
  )
  list.current?.scrollTo(0, 75)
  await frames()
  expect(answers).toEqual([false])
  list.current?.scrollTo(0, 85)
  await expect.poll(() => answers).toEqual([false, true])
})

test('a new `margin` object with equal values does not restart observing', async () => {
  let observers = 0
  const Native = IntersectionObserver
  globalThis.IntersectionObserver = class extends Native {
    override observe(target: Element) {
      observers++
      super.observe(target)
    }
  }
  try {
    const tree = () => (
      <>
        <Watch margin={{ top: 10 }} />
        <div ref={box} />
      </>
    )
    const { rerender } = render(tree())
    rerender(tree())
    rerender(tree())
    expect(observers).toBe(1)
  } finally {
    globalThis.IntersectionObserver = Native
  }
})

test.each([undefined, true])('on a server the result is `initial`: %s', (initial) => {
  answers = []
  serverHtml(<Watch initial={initial} />)
  expect(answers).toEqual([initial ?? false])
})
