import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { onKeyboardHeightChange } from '../../api/keyboard/index.ts'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { stubViewport } from '../../testing/internal/fakes/stubViewport.ts'
import { Overlay, type OverlayPlacement } from './index.ts'

const fullPx = () => document.documentElement.clientHeight
const keyboardPx = 300

/** Shows an overlay with a focused field, and opens a soft keyboard. */
async function typeIn(placement: OverlayPlacement): Promise<() => DOMRect> {
  await pageOf(
    <Overlay open placement={placement} aria-label="Comment">
      <input aria-label="Name" style={{ display: 'block', blockSize: 44 }} />
    </Overlay>,
  )
  const moveViewport = stubViewport()
  onTestFinished(onKeyboardHeightChange(() => {}))
  page.getByRole('textbox').element().focus()
  moveViewport({ height: fullPx() - keyboardPx })
  return () => (document.querySelector('.sw-overlay-content') as HTMLElement).getBoundingClientRect()
}

test('a sheet at the bottom is directly above the soft keyboard', async () => {
  const content = await typeIn('bottom')
  await vi.waitFor(() => expect(content().bottom).toBe(fullPx() - keyboardPx))
})

test('a dialog is centred in the remaining space', async () => {
  const content = await typeIn('center')
  await vi.waitFor(() => expect((content().top + content().bottom) / 2).toBeCloseTo((fullPx() - keyboardPx) / 2, 0))
})
