import { expect, onTestFinished, test } from 'vitest'
import { render } from '../../testing/internal/environment/render.tsx'
import { nextFrame } from '../../testing/internal/input/pointerInput.ts'
import { Overlay, type OverlayPlacement } from './index.ts'

/** Sets transitions to 60 s until the test ends, so that they are still running on a slow machine. */
function moveSlowly(): void {
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = '.sw-overlay, .sw-overlay::backdrop, .sw-overlay-content { transition-duration: 60s !important }'
  onTestFinished(() => sheet.remove())
}

test.each<OverlayPlacement>(['center', 'bottom', 'top', 'start', 'end'])(
  'animates from its position, and is hidden afterwards: %s',
  (placement) => {
    moveSlowly()
    const view = (open: boolean) => (
      <Overlay open={open} placement={placement} aria-label="Comment">
        <p>Text</p>
      </Overlay>
    )
    const { element, rerender } = render(view(true))
    const box = element.querySelector('.sw-overlay-content') as Element
    const arrive = () => {
      for (const animation of element.getAnimations({ subtree: true })) animation.finish()
    }
    arrive()
    const before = box.getBoundingClientRect()
    rerender(view(false))
    expect(box.checkVisibility({ visibilityProperty: true })).toBe(true)
    expect(box.getBoundingClientRect()).toEqual(before)
    expect(box.getAnimations()).toHaveLength(1)
    arrive()
    expect(box.checkVisibility({ visibilityProperty: true })).toBe(false)
  },
)

test('an overlay that opens again while it fades out takes the focus', async () => {
  moveSlowly()
  const view = (open: boolean) => (
    <>
      <button type="button">Open</button>
      <Overlay open={open} aria-label="Comment">
        <button type="button">Done</button>
      </Overlay>
    </>
  )
  const { container, rerender } = render(view(false))
  const opener = container.querySelector('button')
  opener?.focus()
  for (const _ of ['at first', 'again']) {
    rerender(view(true))
    expect(document.activeElement?.textContent).toBe('Done')
    await nextFrame()
    rerender(view(false))
    expect(document.activeElement).toBe(opener)
    await nextFrame()
  }
})
