import { flushSync } from 'react-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { doubleTapMs } from '../../hooks/gesture/tap.state.ts'
import { belowMiddle, middle, settled, showViewer, strip, zoom } from '../../testing/internal/apps/shownViewer.tsx'
import { mouseDown, mouseDrag, mouseMove } from '../../testing/internal/input/mouse.ts'
import { penDrag } from '../../testing/internal/input/pen.ts'
import { doubleClick, doubleTap, flick, restingDrag, restingMouseUp } from '../../testing/internal/input/timedPress.ts'
import { touchDrag } from '../../testing/internal/input/touch.ts'

describe('closing', () => {
  /** Shows the second image; from then on the test controls the time. */
  const open = async () => {
    const shown = await showViewer(1)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    return shown
  }
  afterEach(() => {
    vi.useRealTimers()
  })
  const press = (drag: typeof restingDrag) => (dx: number, dy: number) => {
    const { x, y } = middle()
    return drag({ x, y }, { x: x + dx, y: y + dy })
  }
  const pressByMouse = press(mouseDrag)
  const pressByPen = press(penDrag)
  const pressByTouch: typeof pressByMouse = async (dx, dy) => {
    // On a busy page the events of a touch that scrolls are dispatched late.
    const lifted = new Promise((resolve) => addEventListener('touchend', resolve, { once: true }))
    // In one move: from two moves Chromium predicts the position at the time of the frame, a fraction of a pixel further.
    await press((from, to) => restingDrag(from, to, { steps: 1 }))(dx, dy)
    await lifted
  }

  test.each([
    ['mouse', 0, 0, pressByMouse],
    ['mouse', 20, 0, pressByMouse],
    ['mouse', 0, -20, pressByMouse],
    ['pen', 20, 0, pressByPen],
    ['touch', 0, 0, pressByTouch],
    ['touch', 0, 20, pressByTouch],
    ['touch', 0, -20, pressByTouch],
    ['touch', 20, 0, pressByTouch],
    ['touch', -12, 16, pressByTouch],
  ])(
    '[S9.24] [S2.3] a click by %s that moves by %i, %i px closes, if no second one follows',
    async (_, dx, dy, press) => {
      const { onClose } = await open()
      await press(dx, dy)
      vi.advanceTimersByTime(doubleTapMs - 1)
      expect(onClose).not.toHaveBeenCalled()
      // A touch has scrolled the strip by some pixels, which snaps back meanwhile.
      await settled(2)
      vi.advanceTimersByTime(1)
      expect(onClose).toHaveBeenCalledTimes(1)
    },
  )

  test.each([
    ['mouse', 21, 0, pressByMouse],
    ['mouse', 0, -21, pressByMouse],
    ['pen', 21, 0, pressByPen],
    ['touch', 0, 21, pressByTouch],
    ['touch', 0, -21, pressByTouch],
    ['touch', 21, 0, pressByTouch],
    ['touch', -13, 17, pressByTouch],
  ])('[S9.24] a press by %s that moves by %i, %i px is a drag', async (_, dx, dy, press) => {
    const { onClose } = await open()
    await press(dx, dy)
    vi.advanceTimersByTime(doubleTapMs)
    expect(onClose).not.toHaveBeenCalled()
  })

  test.each([
    ['double click', doubleClick],
    ['double tap', doubleTap],
  ])(
    '[S2.3] a %s does not close: it enlarges the image at its point, and shows the entire image again',
    async (_, press) => {
      const { onClose } = await open()
      const { x, y } = middle()
      await press({ x: x + 60, y: y + 20 })
      await vi.waitFor(() => expect(zoom()).toEqual({ scale: 2, x: -60, y: 0 }))
      await press({ x, y })
      await vi.waitFor(() => expect(zoom().scale).toBe(1))
      vi.advanceTimersByTime(doubleTapMs)
      expect(onClose).not.toHaveBeenCalled()
    },
  )

  test('an unmounted viewer does not call onClose', async () => {
    const { onClose, unmount } = await open()
    await pressByMouse(0, 0)
    unmount()
    vi.advanceTimersByTime(doubleTapMs)
    expect(onClose).not.toHaveBeenCalled()
  })
})

test('[S2.3] Escape and the close button close', async () => {
  const { onClose } = await showViewer()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

describe('moving between images', () => {
  test('[S2.3] by keyboard', async () => {
    await showViewer()
    await userEvent.keyboard('{ArrowRight}')
    await settled(2)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await settled(4)
    await userEvent.keyboard('{ArrowLeft}')
    await settled(3)
    await userEvent.keyboard('{End}')
    await settled(5)
    await userEvent.keyboard('{ArrowRight}')
    await settled(5)
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await settled(1)
  })

  test.each([
    ['touch, as the browser scrolls', touchDrag],
    ['mouse', mouseDrag],
    ['pen', penDrag],
  ])('[S2.3] by %s', async (_, drag) => {
    const { onClose } = await showViewer(1)
    const { x, y } = belowMiddle()
    await drag({ x: x + 150, y }, { x: x - 150, y })
    await settled(3)
    await drag({ x: x - 150, y }, { x: x + 150, y })
    await settled(2)
    expect(onClose).not.toHaveBeenCalled()
  })

  test('during a drag the neighbour is partly visible; a drag of less than half of the width springs back', async () => {
    const { onClose } = await showViewer(2)
    const { x, y } = belowMiddle()
    await mouseDown({ x, y })
    await mouseMove({ x: x - 94, y })
    // The first 4 px, by which a drag is recognised, do not move the strip.
    await vi.waitFor(() => expect(strip().children[2]?.getBoundingClientRect().x).toBe(-90))
    expect(strip().children[3]?.getBoundingClientRect().x).toBe(innerWidth + 24 - 90)
    await restingMouseUp({ x: x - 94, y })
    await settled(3)
    expect(onClose).not.toHaveBeenCalled()
  })

  test('a movement that may still be a click does not move the strip, however fast it is', async () => {
    // A window in which half of the width is less than the distance of such a movement.
    await page.viewport(300, 600)
    await showViewer(1)
    await flick(belowMiddle(), -20)
    await settled(2)
    await flick(belowMiddle(), -60)
    await settled(3)
    await page.viewport(390, 844)
  })

  // Found by class: after touch emulation, this browser counts as a device without a mouse, which hides the buttons.
  test('by the arrow buttons, which are disabled at the ends', async () => {
    const { container } = await showViewer(3)
    const [previous, next] = [...container.querySelectorAll<HTMLElement>('.sw-preview-arrow')]
    expect(next?.getAttribute('aria-label')).toBe('Image 5 of 5')
    next?.click()
    await settled(5)
    expect(next?.getAttribute('aria-disabled')).toBe('true')
    next?.click()
    expect(previous?.getAttribute('aria-label')).toBe('Image 4 of 5')
    previous?.click()
    await settled(4)
  })

  test('the strip runs the other way in right-to-left text', async () => {
    await showViewer(1, {}, 'rtl')
    await userEvent.keyboard('{ArrowLeft}')
    await settled(3)
    const { x, y } = belowMiddle()
    await touchDrag({ x: x - 150, y }, { x: x + 150, y })
    await settled(4)
    await mouseDrag({ x: x - 150, y }, { x: x + 150, y })
    await settled(5)
    await userEvent.keyboard('{ArrowRight}')
    await settled(4)
  })

  test('a change of the window’s size keeps the image', async () => {
    await showViewer(3)
    await page.viewport(800, 390)
    await settled(4)
    await page.viewport(390, 844)
    await settled(4)
  })

  test('a scroll that is only caused by a change of size changes nothing', async () => {
    await showViewer(3)
    // As in a browser that has not snapped to the image again before it dispatches the scroll event.
    strip().style.scrollSnapType = 'none'
    strip().style.inlineSize = '200px'
    flushSync(() => strip().dispatchEvent(new Event('scroll')))
    expect(strip().ariaLabel).toBe('Image 4 of 5')
    await settled(4)
  })
})
