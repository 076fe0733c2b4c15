import { type ReactNode, StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../index.ts'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { type PageResizeEvent, usePageResize } from './usePageResize.ts'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const emitted: PageResizeEvent[] = []

function Listener(): ReactNode {
  usePageResize((event) => void emitted.push(event))
  return <p>page</p>
}

/** Opens a page that listens, in an app with the given width and height. */
async function resizable() {
  emitted.length = 0
  const { scroller } = await pageOf(
    <StrictMode>
      <Listener />
    </StrictMode>,
  )
  await nextFrame()
  return {
    scroller,
    next: () => emitted.splice(0),
    resize(width: number, height: number) {
      Object.assign((scroller.closest('.sw-app') as HTMLElement).style, { width: `${width}px`, height: `${height}px` })
    },
  }
}

test('the listener is called once for a new size, and not for the first size', async () => {
  const { scroller, next, resize } = await resizable()
  expect(next()).toEqual([])
  resize(320, 500)
  await vi.waitFor(() => expect(scroller.offsetWidth).toBe(320))
  await nextFrame()
  expect(next()).toEqual([
    {
      deviceOrientation: expect.stringMatching(/^(portrait|landscape)$/),
      size: {
        windowWidth: 320,
        windowHeight: scroller.offsetHeight,
        screenWidth: window.screen.width,
        screenHeight: window.screen.height,
      },
    },
  ])
  expect(scroller.offsetHeight).toBe(500 - 44)
})

test('the listener of a covered page is called for a new size when the page is shown again', async () => {
  const { next, resize } = await resizable()
  await navigateTo({ url: '/other' })
  resize(300, 400)
  await nextFrame()
  resize(310, 400)
  await nextFrame()
  expect(next()).toEqual([])
  await navigateBack()
  await expect.element(screen.getByText('page')).toBeVisible()
  await vi.waitFor(() => expect(next().map(({ size }) => size.windowWidth)).toEqual([310]))
  await navigateTo({ url: '/other' })
  await navigateBack()
  await expect.element(screen.getByText('page')).toBeVisible()
  await nextFrame()
  expect(next()).toEqual([])
})
