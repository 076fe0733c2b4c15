import { StrictMode } from 'react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hideLoading, hideToast, showLoading, showToast } from '../../api/toast/index.ts'
import { switchLocale } from '../../base/locale/locale.ts'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { watchLeftovers } from '../../testing/internal/environment/leftovers.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { mouseClick } from '../../testing/internal/input/mouse.ts'
import { centerOf } from '../../testing/internal/input/pointerInput.ts'
import { OverlayHost } from './OverlayHost.tsx'

const status = page.getByRole('status')
const alert = page.getByRole('alert')
const card = () => document.querySelector<HTMLElement>('.sw-toast-card')
const isLeaving = () => card()?.closest('[data-leaving]') != null
const entered = () => expect.poll(() => card()?.getAnimations()).toHaveLength(0)
const nextFrame = () => new Promise(requestAnimationFrame)

afterEach(async () => {
  vi.useRealTimers()
  // Replaces any toast that is left, so that the next test starts with none.
  await showLoading()
  await hideLoading()
})

describe('time', () => {
  test('[S9.2] a rendered toast is shown at 1499 ms and leaves at 1500 ms', async () => {
    render(<OverlayHost />)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await showToast({ title: 'Saved' })
    // Waits for frames, because `expect` would advance the fake time.
    while (!card()) await nextFrame()
    vi.advanceTimersByTime(1499)
    await nextFrame()
    expect(card()?.textContent).toBe('Saved')
    expect(isLeaving()).toBe(false)
    vi.advanceTimersByTime(1)
    await nextFrame()
    expect(isLeaving()).toBe(true)
    vi.useRealTimers()
    await expect.poll(card).toBeNull()
    await expect.element(status).toBeEmptyDOMElement()
  })

  test('it fades out and is removed', async () => {
    render(<OverlayHost />)
    await showToast({ title: 'Saved' })
    await entered()
    await hideToast()
    await expect.poll(isLeaving).toBe(true)
    expect(card()?.getAnimations()).not.toHaveLength(0)
    await expect.poll(card).toBeNull()
  })

  test('a toast shown while another one fades out replaces it', async () => {
    render(<OverlayHost />)
    await showToast({ title: 'First' })
    await expect.element(status).toHaveTextContent('First')
    const first = card()
    await hideToast()
    await expect.poll(isLeaving).toBe(true)
    await showToast({ title: 'Second', duration: 60_000 })
    await expect.element(status).toHaveTextContent('Second')
    await entered()
    expect(card()).toBe(first)
    expect(getComputedStyle(card() as Element).opacity).toBe('1')
  })
})

describe('screen readers', () => {
  test('the live region exists, and is painted, before the text is added', async () => {
    await showToast({ title: 'Saved', duration: 60_000 })
    render(<OverlayHost />)
    const region = document.querySelector('[role=status]')
    expect(region?.textContent).toBe('')
    await expect.element(status).toHaveTextContent('Saved')
    expect(document.querySelector('[role=status]')).toBe(region)
  })

  test('an error is an alert, and nothing else is', async () => {
    render(<OverlayHost />)
    await showToast({ title: 'No network', icon: 'error', duration: 60_000 })
    await expect.element(alert).toHaveTextContent('No network')
    await expect.element(status).toBeEmptyDOMElement()
    await showToast({ title: 'Back again', duration: 60_000 })
    await expect.element(status).toHaveTextContent('Back again')
    await expect.element(alert).toBeEmptyDOMElement()
  })

  test('loading without a title is announced in the language of the app, which may change', async () => {
    render(<OverlayHost />)
    await showLoading({ mask: true })
    await expect.element(status).toHaveTextContent('Loading')
    await switchLocale('es')
    await expect.element(status).toHaveTextContent('Cargando')
    await switchLocale('en')
  })

  test.each(['success', 'error', 'loading', 'none'] as const)(
    'axe finds nothing in a toast with icon %s',
    async (icon) => {
      const { container } = render(<OverlayHost />)
      await showToast({ title: 'Your order is on its way', icon, duration: 60_000 })
      await entered()
      await expectNoAxeViolations(container)
    },
  )
})

describe('position', () => {
  test.each([
    ['in the upper part of the middle', 'calc(50% - 60px)', 'bottom'],
    ['in the lower part of the middle', 'calc(50% + 10px)', 'top'],
    ['far from the middle', '20px', 'center'],
  ])('a toast does not cover the field in use: %s', async (_, top, position) => {
    const { container, rerender } = render(<OverlayHost />)
    rerender(
      <>
        <input aria-label="Answer" style={{ position: 'fixed', top, blockSize: 40 }} />
        <OverlayHost />
      </>,
    )
    const field = container.querySelector('input') as HTMLElement
    field.focus()
    await showToast({ title: 'Saved', duration: 60_000 })
    await entered()
    const toast = document.querySelector('.sw-toast') as HTMLElement
    expect(toast.dataset.position).toBe(position)
    const [box, used] = [card()?.getBoundingClientRect(), field.getBoundingClientRect()]
    expect(box && (box.top >= used.bottom || box.bottom <= used.top)).toBe(true)
    field.blur()
    await showToast({ title: 'Sent', duration: 60_000 })
    await expect.element(status).toHaveTextContent('Sent')
    expect(toast.dataset.position).toBe('center')
  })

  test.each([
    ['without a mask, the page below receives clicks', false, 1],
    ['with a mask, the page below receives no clicks', true, 0],
  ])('%s', async (_, mask, expected) => {
    const clicked = vi.fn()
    render(
      <>
        <button type="button" style={{ position: 'fixed', inset: 0 }} onClick={clicked}>
          Pay
        </button>
        <OverlayHost />
      </>,
    )
    await showToast({ title: 'Saved', mask, duration: 60_000 })
    await expect.element(status).toHaveTextContent('Saved')
    await mouseClick({ x: 40, y: 40 })
    await mouseClick({ x: innerWidth / 2, y: innerHeight / 2 })
    expect(clicked).toHaveBeenCalledTimes(2 * expected)
  })

  test('it is above a modal dialog, inside it, and its mask blocks clicks on the dialog', async () => {
    const clicked = vi.fn()
    render(
      <>
        <dialog ref={(dialog) => dialog?.showModal()}>
          <button type="button" onClick={clicked}>
            Pay
          </button>
        </dialog>
        <OverlayHost />
      </>,
    )
    await showLoading({ title: 'Paying', mask: true })
    await expect.element(page.getByRole('dialog').getByRole('status')).toHaveTextContent('Paying')
    await mouseClick(centerOf(page.getByRole('button', { name: 'Pay' }).element()))
    expect(clicked).not.toHaveBeenCalled()
    await hideLoading()
    await expect.poll(card).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Pay' }))
    expect(clicked).toHaveBeenCalledOnce()
  })

  test('it moves into a dialog that opens later, and out when the dialog closes', async () => {
    const { container, rerender } = render(<OverlayHost />)
    await showToast({ title: 'Saved', duration: 60_000 })
    await expect.element(status).toHaveTextContent('Saved')
    const dialog = (
      <dialog ref={(element) => element?.showModal()}>
        <p>Really?</p>
      </dialog>
    )
    rerender([<OverlayHost key="host" />, <div key="dialog">{dialog}</div>])
    await expect.element(page.getByRole('dialog').getByRole('status')).toHaveTextContent('Saved')
    expect(card()?.closest(':popover-open')).not.toBeNull()
    rerender([<OverlayHost key="host" />])
    await expect.element(status).toHaveTextContent('Saved')
    expect(container.contains(card())).toBe(true)
  })

  test.each(['ltr', 'rtl'])('it is in the middle, inside the window, with any text (%s)', async (direction) => {
    document.documentElement.dir = direction
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    render(<OverlayHost />)
    for (const title of [
      'OK',
      'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(8),
      'Your order is late. '.repeat(40),
    ]) {
      await showToast({ title, duration: 60_000 })
      await expect.element(status).toHaveTextContent(title.trim())
      await entered()
      const { left, right, top, bottom } = (card() as HTMLElement).getBoundingClientRect()
      expect(Math.abs(left + right - innerWidth)).toBeLessThan(2)
      expect(Math.abs(top + bottom - innerHeight)).toBeLessThan(2)
      expect(left).toBeGreaterThanOrEqual(24)
      expect(bottom - top).toBeLessThan(300)
    }
  })
})

describe('image', () => {
  test('an image replaces the icon, and a broken one leaves the text', async () => {
    render(<OverlayHost />)
    const dot = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
    await showToast({ title: 'Saved', image: dot, duration: 60_000 })
    await expect.element(status).toHaveTextContent('Saved')
    expect(card()?.querySelector('img')?.getAttribute('src')).toBe(dot)
    expect(card()?.querySelector('svg')).toBeNull()
    await showToast({ title: 'Saved', image: 'data:image/png,broken', duration: 60_000 })
    await expect.poll(() => card()?.querySelector('img')?.hidden).toBe(true)
  })
})

test('with reduced motion nothing scales and the spinner is slow', async () => {
  await lessMotion()
  render(<OverlayHost />)
  await showLoading({ title: 'Sending' })
  await expect.element(status).toHaveTextContent('Sending')
  const properties = card()
    ?.getAnimations()
    .map((animation) => (animation as CSSTransition).transitionProperty)
  expect(properties).not.toContain('transform')
  expect(getComputedStyle(card()?.firstElementChild as Element).animationDuration).toBe('3s')
})

test('it works in StrictMode and leaves nothing behind', async () => {
  const leftovers = watchLeftovers()
  const { unmount } = render(
    <StrictMode>
      <OverlayHost />
    </StrictMode>,
  )
  await showToast({ title: 'Saved', duration: 60_000 })
  await expect.element(status).toHaveTextContent('Saved')
  expect(card()?.closest(':popover-open')).not.toBeNull()
  unmount()
  expect(leftovers()).toEqual([])
})
