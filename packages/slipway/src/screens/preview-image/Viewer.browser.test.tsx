import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoAxeViolations } from '../../testing/setup/axe.ts'
import { lessMotion } from '../../testing/setup/lessMotion.ts'
import { mouseDown, mouseDrag, mouseMove, mouseUp } from '../../testing/setup/mouse.ts'
import { render } from '../../testing/setup/render.tsx'
import { doubleClick, doubleTap, restingDrag } from '../../testing/setup/timedPress.ts'
import { centerOf, touchDrag, touchStart } from '../../testing/setup/touch.ts'
import { doubleClickMs } from './click.state.ts'
import { Viewer } from './Viewer.tsx'
import './preview-image.css'

const picture = (color: string, width = 800, height = 400) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`)}`
const urls = ['tomato', 'gold', 'teal', 'navy', 'plum'].map((color) => picture(color))

const strip = () => page.getByRole('group').element() as HTMLElement
const images = () => [...strip().querySelectorAll('img')]
const current = () => strip().querySelector<HTMLImageElement>('[data-current] img') as HTMLImageElement
const zoom = () => {
  const { a: scale, e: x, f: y } = new DOMMatrix(current().style.transform)
  return { scale, x, y }
}
const middle = () => centerOf(strip())
/** Where no arrow button lies, wherever a drag begins. */
const belowMiddle = () => ({ x: middle().x, y: middle().y + 100 })

async function show(index = 0, given: readonly string[] = urls, dir = 'ltr') {
  const onClose = vi.fn()
  const rendered = render(
    <div dir={dir}>
      <Viewer urls={given} index={index} onClose={onClose} />
    </div>,
  )
  await vi.waitFor(() => expect(current().complete).toBe(true))
  await settled(index + 1)
  return { onClose, ...rendered }
}

/** Waits until the strip rests at an image, counted from 1, and says so. */
async function settled(position: number): Promise<void> {
  const check = () => {
    expect(page.getByRole('status').element().textContent).toBe(`Image ${position} of ${strip().children.length}`)
    const slide = strip().children[position - 1] as HTMLElement
    expect(Math.abs(slide.getBoundingClientRect().x - strip().getBoundingClientRect().x)).toBeLessThan(1)
    expect(strip().hasAttribute('data-dragging')).toBe(false)
  }
  await vi.waitFor(check, { timeout: 5_000 })
}

test('it shows the current image with its position, and takes the focus', async () => {
  await show(1)
  await expect.element(page.getByText('2 / 5', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Image 2 of 5' })).toHaveFocus()
  expect(strip().getAttribute('aria-roledescription')).toBe('Image viewer')
  await expect.element(page.getByRole('img', { name: 'Image 2 of 5' })).toBeInViewport({ ratio: 1 })
  const { width, height } = strip().getBoundingClientRect()
  expect([width, height]).toEqual([innerWidth, innerHeight])
})

test('a lone image has no position and no neighbours', async () => {
  await show(0, urls.slice(0, 1))
  expect(page.getByText('1 / 1').query()).toBeNull()
  expect(page.getByRole('button').elements()).toHaveLength(1)
})

test('axe-core finds nothing', async () => {
  const { container } = await show(1)
  await expectNoAxeViolations(container)
})

test('the current image and its neighbours load at once, the others when they come near', async () => {
  await show(1)
  expect(images().map(({ loading }) => loading)).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy'])
})

describe('closing', () => {
  /** Shows the second image; from then on time passes only as told. */
  const open = async () => {
    const { onClose, unmount } = await show(1)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    return { onClose, unmount }
  }
  afterEach(() => {
    vi.useRealTimers()
  })
  const press = (drag: typeof restingDrag) => (dx: number, dy: number) => {
    const { x, y } = middle()
    return drag({ x, y }, { x: x + dx, y: y + dy })
  }
  const pressByMouse = press(mouseDrag)
  const pressByTouch = press(restingDrag)

  test.each([
    ['mouse', 0, 0, pressByMouse],
    ['mouse', 20, 0, pressByMouse],
    ['mouse', 0, -20, pressByMouse],
    ['touch', 0, 0, pressByTouch],
    ['touch', 0, 20, pressByTouch],
    ['touch', 20, 0, pressByTouch],
  ])(
    '[S9.24] [S2.3] a click by %s that moves by %i, %i px closes, once no second one came',
    async (_, dx, dy, press) => {
      const { onClose } = await open()
      await press(dx, dy)
      vi.advanceTimersByTime(doubleClickMs - 1)
      expect(onClose).not.toHaveBeenCalled()
      await vi.waitFor(() => expect(strip().hasAttribute('data-dragging')).toBe(false))
      vi.advanceTimersByTime(1)
      expect(onClose).toHaveBeenCalledTimes(1)
    },
  )

  test.each([
    ['mouse', 21, 0, pressByMouse],
    ['mouse', 0, -21, pressByMouse],
    ['touch', 0, 21, pressByTouch],
    ['touch', 21, 0, pressByTouch],
  ])('[S9.24] a press by %s that moves by %i, %i px is a drag', async (_, dx, dy, press) => {
    const { onClose } = await open()
    await press(dx, dy)
    vi.advanceTimersByTime(doubleClickMs)
    expect(onClose).not.toHaveBeenCalled()
  })

  test.each([
    ['double click', doubleClick],
    ['double tap', doubleTap],
  ])('[S2.3] a %s does not close: it enlarges its place, and shows the entire image again', async (_, press) => {
    const { onClose } = await open()
    const { x, y } = middle()
    await press({ x: x + 60, y: y + 20 })
    await vi.waitFor(() => expect(zoom()).toEqual({ scale: 2, x: -60, y: 0 }))
    await press({ x, y })
    await vi.waitFor(() => expect(zoom().scale).toBe(1))
    vi.advanceTimersByTime(doubleClickMs)
    expect(onClose).not.toHaveBeenCalled()
  })

  test('a viewer that is gone closes nothing any more', async () => {
    const { onClose, unmount } = await open()
    await pressByMouse(0, 0)
    unmount()
    vi.advanceTimersByTime(doubleClickMs)
    expect(onClose).not.toHaveBeenCalled()
  })
})

test('[S2.3] Escape and the close button close', async () => {
  const { onClose } = await show()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

describe('moving between images', () => {
  test('[S2.3] by keyboard', async () => {
    await show()
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

  test('[S2.3] by finger, as the browser scrolls', async () => {
    await show(1)
    const { x, y } = middle()
    await touchDrag({ x: x + 150, y }, { x: x - 150, y })
    await settled(3)
    await touchDrag({ x: x - 150, y }, { x: x + 150, y })
    await settled(2)
  })

  test('[S2.3] by dragging with the mouse; less than half of it springs back', async () => {
    const { onClose } = await show(1)
    const { x, y } = belowMiddle()
    await mouseDrag({ x: x + 150, y }, { x: x - 150, y })
    await settled(3)
    await mouseDown({ x, y })
    await mouseMove({ x: x - 90, y })
    await vi.waitFor(() => expect(strip().children[2]?.getBoundingClientRect().x).toBe(-90))
    // Back to where the drag began, so that nothing is thrown however fast the test runs.
    await mouseMove({ x: x - 60, y })
    await mouseMove({ x: x - 60, y: y + 1 })
    await mouseUp({ x: x - 60, y: y + 1 })
    await settled(3)
    expect(onClose).not.toHaveBeenCalled()
  })

  // Found by their class: once touch was emulated, this browser counts as a device without a mouse, where they are hidden.
  test('by the arrow buttons, which end at the ends', async () => {
    const { container } = await show(3)
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
    await show(1, urls, 'rtl')
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

  test('a window of another size keeps the image', async () => {
    await show(3)
    await page.viewport(800, 390)
    await settled(4)
    await page.viewport(390, 844)
    await settled(4)
  })
})

describe('zooming', () => {
  const wheel = (deltaY: number, at = middle()) =>
    strip().dispatchEvent(
      new WheelEvent('wheel', { deltaY, clientX: at.x, clientY: at.y, bubbles: true, cancelable: true }),
    )
  const scaleBecomes = (scale: number) => vi.waitFor(() => expect(zoom().scale).toBeCloseTo(scale))

  test('[S9.25] by keyboard, from 1 to 4', async () => {
    await show()
    await userEvent.keyboard('-')
    await scaleBecomes(1)
    await userEvent.keyboard('+++')
    await scaleBecomes(3.375)
    await userEvent.keyboard('++')
    await scaleBecomes(4)
    await userEvent.keyboard('-')
    await scaleBecomes(4 / 1.5)
    await userEvent.keyboard('0')
    await scaleBecomes(1)
  })

  test('[S9.25] by wheel, about the pointer, from 1 to 4; the page does not scroll', async () => {
    await show()
    const { x, y } = middle()
    expect(wheel(-100, { x: x + 100, y }), 'taken over').toBe(false)
    await vi.waitFor(() => expect(zoom()).toEqual({ scale: 1.25, x: -25, y: 0 }))
    for (let turn = 0; turn < 10; turn++) wheel(-100)
    await scaleBecomes(4)
    for (let turn = 0; turn < 20; turn++) wheel(100)
    await scaleBecomes(1)
  })

  test('[S9.25] by two fingers, from 1 to 4', async () => {
    const { onClose } = await show(1)
    const { x, y } = middle()
    const apart = (px: number) =>
      [
        { x: x - px, y },
        { x: x + px, y },
      ] as const
    const open = await touchStart(...apart(20))
    await open.move(...apart(40))
    await scaleBecomes(2)
    await open.move(...apart(180))
    await scaleBecomes(4)
    await open.end()
    const close = await touchStart(...apart(180))
    await close.move(...apart(90))
    await scaleBecomes(2)
    await close.move(...apart(10))
    await scaleBecomes(1)
    await close.end()
    await settled(2)
    expect(onClose).not.toHaveBeenCalled()
  })

  test.each([
    ['finger', touchDrag],
    ['mouse', mouseDrag],
  ])('a zoomed image is dragged by %s as far as its edge, and the strip stays', async (_, drag) => {
    await show(1)
    await userEvent.keyboard('++')
    await scaleBecomes(2.25)
    const { x, y } = belowMiddle()
    await drag({ x, y }, { x: x + 50, y })
    await vi.waitFor(() => expect(zoom().x).toBe(50))
    await drag({ x: x - 150, y }, { x: x + 190, y })
    const overlapPx = (strip().clientWidth * 1.25) / 2
    await vi.waitFor(() => expect(zoom().x).toBe(overlapPx))
    await settled(2)
  })

  test('the arrow keys move a zoomed image as far as its edge, then lead on to the next, which is shown entire', async () => {
    await show(1)
    await userEvent.keyboard('+{ArrowRight}')
    await vi.waitFor(() => expect(zoom()).toMatchObject({ scale: 1.5, x: -80 }))
    await userEvent.keyboard('{ArrowRight}')
    await vi.waitFor(() => expect(zoom().x).toBe(-strip().clientWidth / 4))
    await userEvent.keyboard('{ArrowRight}')
    await settled(3)
    expect(zoom().scale).toBe(1)
  })

  test('keys that zoom the page are left to the browser', async () => {
    await show()
    await userEvent.keyboard('{Control>}0{/Control}')
    const taken = !strip().dispatchEvent(
      new KeyboardEvent('keydown', { key: '+', ctrlKey: true, bubbles: true, cancelable: true }),
    )
    expect(taken).toBe(false)
    expect(zoom().scale).toBe(1)
  })

  test('a wheel that turns sideways scrolls the strip, and pans a zoomed image', async () => {
    await show()
    const sideways = (deltaX: number) =>
      strip().dispatchEvent(new WheelEvent('wheel', { deltaX, bubbles: true, cancelable: true }))
    expect(sideways(40), 'left to the browser').toBe(true)
    await userEvent.keyboard('++')
    await scaleBecomes(2.25)
    expect(sideways(40)).toBe(false)
    await vi.waitFor(() => expect(zoom().x).toBe(-40))
  })

  test('a window of another size keeps the image within its edges', async () => {
    await show(0, [picture('teal', 400, 800)])
    await userEvent.keyboard('++{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await vi.waitFor(() => expect(zoom().x).toBeGreaterThan(200))
    await page.viewport(844, 390)
    await vi.waitFor(() => expect(zoom().x).toBe(0))
    await page.viewport(390, 844)
  })
})

test('an image that cannot be loaded says so, is not zoomed, and can be tried again', async () => {
  const onClose = vi.fn()
  const { container } = render(<Viewer urls={['data:image/png;base64,AAAA', ...urls]} index={0} onClose={onClose} />)
  await expect.element(page.getByText('This image could not be loaded')).toBeVisible()
  await expectNoAxeViolations(container)
  await userEvent.keyboard('+')
  expect(container.querySelector('[data-zoomed]')).toBeNull()
  const again = page.getByRole('button', { name: 'Try again' })
  await userEvent.click(again)
  await expect.element(again).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('who wants less motion gets none', async () => {
  await lessMotion()
  await show()
  await userEvent.keyboard('+')
  await vi.waitFor(() => expect(zoom().scale).toBe(1.5))
  expect(getComputedStyle(current()).transitionDuration).toBe('0s')
  expect(getComputedStyle(strip()).scrollBehavior).toBe('auto')
})
