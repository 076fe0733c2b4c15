import { type ReactNode, StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { render } from '../../testing/internal/environment/render.tsx'
import { type PageScrollEvent, usePageScroll, useReachBottom } from './index.ts'

function ScrollListener({ listener }: { listener: (event: PageScrollEvent) => void }): ReactNode {
  usePageScroll(listener)
  return null
}

function BottomListener({ listener }: { listener: () => void }): ReactNode {
  useReachBottom(listener)
  return null
}

/** Renders the error that a hook throws. */
function Complaint(): ReactNode {
  try {
    // biome-ignore lint/correctness/useHookAtTopLevel: it throws in each render.
    usePageScroll(() => {})
    return null
  } catch (error) {
    return <p>{String(error)}</p>
  }
}

/** Waits until a scroll has been reported, which happens in the next frame before painting. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

async function scrollTo(scroller: HTMLElement, topPx: number): Promise<void> {
  scroller.scrollTop = topPx
  await nextFrame()
}

test('reports the page’s scrolls once per frame, only while the page is shown', async () => {
  const onScroll = vi.fn()
  const { scroller } = await pageOf(
    <StrictMode>
      <ScrollListener listener={onScroll} />
      <div style={{ blockSize: 5_000 }} />
    </StrictMode>,
  )
  expect(onScroll).not.toHaveBeenCalled()
  scroller.scrollTop = 100
  scroller.scrollTop = 200
  await nextFrame()
  expect(onScroll.mock.calls).toEqual([[{ scrollTop: 200 }]])

  await navigateTo({ url: '/other' })
  scroller.dispatchEvent(new Event('scroll'))
  expect(onScroll).toHaveBeenCalledOnce()
  await navigateBack()
  await scrollTo(scroller, 300)
  expect(onScroll.mock.lastCall).toEqual([{ scrollTop: 300 }])
})

test('reports the bottom once, and again after content was added', async () => {
  const onBottom = vi.fn()
  const { scroller } = await pageOf(
    <>
      <BottomListener listener={onBottom} />
      <div data-part="content" style={{ blockSize: 3_000 }} />
    </>,
  )
  const content = scroller.querySelector<HTMLElement>('[data-part=content]') as HTMLElement
  const endPx = () => scroller.scrollHeight - scroller.clientHeight
  await scrollTo(scroller, endPx() - 51)
  expect(onBottom).not.toHaveBeenCalled()
  await scrollTo(scroller, endPx() - 50)
  await scrollTo(scroller, endPx())
  expect(onBottom).toHaveBeenCalledOnce()
  content.style.blockSize = '4000px'
  await scrollTo(scroller, endPx())
  expect(onBottom).toHaveBeenCalledTimes(2)
})

test('throw outside of a page', () => {
  expect(render(<Complaint />).element.textContent).toContain('page hooks need a page')
})
