import { type ReactNode, StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { render } from '../../testing/internal/environment/render.tsx'
import { type PageScrollEvent, usePageScroll, useReachBottom } from './index.ts'

function ScrollListener({ tell }: { tell: (event: PageScrollEvent) => void }): ReactNode {
  usePageScroll(tell)
  return null
}

function BottomListener({ tell }: { tell: () => void }): ReactNode {
  useReachBottom(tell)
  return null
}

/** Says what a hook complains about. */
function Complaint(): ReactNode {
  try {
    // biome-ignore lint/correctness/useHookAtTopLevel: it throws in each render.
    usePageScroll(() => {})
    return null
  } catch (error) {
    return <p>{String(error)}</p>
  }
}

/** Waits until a scroll has been told of: in the next frame, before it is drawn. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

async function scrollTo(scroller: HTMLElement, topPx: number): Promise<void> {
  scroller.scrollTop = topPx
  await nextFrame()
}

test('the page’s scrolls are heard once a frame, and only while it is shown', async () => {
  const heard = vi.fn()
  const { scroller } = await pageOf(
    <StrictMode>
      <ScrollListener tell={heard} />
      <div style={{ blockSize: 5_000 }} />
    </StrictMode>,
  )
  expect(heard).not.toHaveBeenCalled()
  scroller.scrollTop = 100
  scroller.scrollTop = 200
  await nextFrame()
  expect(heard.mock.calls).toEqual([[{ scrollTop: 200 }]])

  await navigateTo({ url: '/other' })
  scroller.dispatchEvent(new Event('scroll'))
  expect(heard).toHaveBeenCalledOnce()
  await navigateBack()
  await scrollTo(scroller, 300)
  expect(heard.mock.lastCall).toEqual([{ scrollTop: 300 }])
})

test('the bottom is heard of once, and again when there is more', async () => {
  const reached = vi.fn()
  const { scroller } = await pageOf(
    <>
      <BottomListener tell={reached} />
      <div data-part="content" style={{ blockSize: 3_000 }} />
    </>,
  )
  const content = scroller.querySelector<HTMLElement>('[data-part=content]') as HTMLElement
  const endPx = () => scroller.scrollHeight - scroller.clientHeight
  await scrollTo(scroller, endPx() - 51)
  expect(reached).not.toHaveBeenCalled()
  await scrollTo(scroller, endPx() - 50)
  await scrollTo(scroller, endPx())
  expect(reached).toHaveBeenCalledOnce()
  content.style.blockSize = '4000px'
  await scrollTo(scroller, endPx())
  expect(reached).toHaveBeenCalledTimes(2)
})

test('without a page around they say so', () => {
  expect(render(<Complaint />).element.textContent).toContain('page hooks need a page')
})
