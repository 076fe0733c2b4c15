import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Overlay, type OverlayPlacement } from './index.ts'

test('is announced as a dialog with its name', async () => {
  await pageOf(
    <Overlay open aria-label="Comment">
      <button type="button">Send</button>
    </Overlay>,
  )
  await expect(page.getByRole('dialog').element()).toMatchAriaInlineSnapshot(`
    - dialog "Comment":
      - button "Send"
  `)
})

test('forced colours show its border', async () => {
  await forcedColors()
  await pageOf(<Overlay open aria-label="Comment" />)
  const content = document.querySelector('.sw-overlay-content') as Element
  expect(getComputedStyle(content).borderTopStyle).toBe('solid')
})

test.each<OverlayPlacement>(['center', 'bottom', 'top', 'start', 'end'])(
  'nothing moves under prefers-reduced-motion: %s',
  async (placement) => {
    await lessMotion()
    const view = (open: boolean) => <Overlay open={open} placement={placement} aria-label="Comment" />
    const { element, rerender } = render(view(false))
    for (const open of [true, false]) {
      rerender(view(open))
      await vi.waitFor(() => expect((element as HTMLDialogElement).open).toBe(open))
      expect(element.getAnimations({ subtree: true })).toEqual([])
    }
  },
)
