import { afterEach, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { hideToast, type ShowToastOptions, showToast } from '../../api/toast/index.ts'
import { Overlay } from '../../components/overlay/index.ts'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { Overlays } from '../App.tsx'

const onPress = vi.fn()
const undo = screen.getByRole('button', { name: 'Undo' })
const card = () => (document.querySelector('.sw-toast-card') as HTMLElement).getBoundingClientRect()

/** Shows a toast with an action above a page with a button. */
async function showUndo(options: Partial<ShowToastOptions> = {}, dir = 'ltr'): Promise<void> {
  render(
    <div dir={dir}>
      <button type="button">Delete</button>
      <Overlays />
    </div>,
  )
  await showToast({
    title: 'Draft deleted',
    icon: 'none',
    duration: 60_000,
    action: { label: 'Undo', onPress },
    ...options,
  })
  await expect.element(undo).toBeVisible()
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
}

afterEach(async () => {
  await hideToast()
  onPress.mockReset()
})

test('a click or tap runs the action and closes the toast', async () => {
  await showUndo()
  await userEvent.click(undo)
  await expect.element(undo).not.toBeInTheDocument()
  expect(onPress).toHaveBeenCalledTimes(1)
  await showToast({ title: 'Draft deleted', duration: 60_000, action: { label: 'Undo', onPress } })
  await expect.element(undo).toBeVisible()
  await touchTap(centerOf(undo.element()))
  await expect.element(undo).not.toBeInTheDocument()
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('Tab reaches the action, and the focus returns after it', async () => {
  await showUndo()
  const opener = screen.getByRole('button', { name: 'Delete' })
  ;(opener.element() as HTMLElement).focus()
  await userEvent.tab()
  await expect.element(undo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledTimes(1)
  await expect.element(opener).toHaveFocus()
})

test('the toast stays while its action has the focus', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await showUndo({ duration: 5_000 })
    ;(undo.element() as HTMLElement).focus()
    vi.advanceTimersByTime(60_000)
    expect(document.querySelector('.sw-toast:not([data-leaving])')).not.toBeNull()
    ;(undo.element() as HTMLElement).blur()
    vi.advanceTimersByTime(5_000)
  } finally {
    vi.useRealTimers()
  }
  await expect.element(undo).not.toBeInTheDocument()
})

test('in a modal dialog the action can be reached, too', async () => {
  await showUndo()
  render(
    <Overlay open aria-label="Draft">
      <button type="button">Close</button>
    </Overlay>,
  )
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await vi.waitFor(() => expect(undo.element().closest('dialog')).not.toBeNull())
  await userEvent.click(undo)
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('screen readers announce the text with the action', async () => {
  await showUndo()
  await expect(screen.getByRole('status').element()).toMatchAriaInlineSnapshot(`
    - status:
      - text: Draft deleted
      - button "Undo"
  `)
})

test.each(['top', 'center', 'bottom'] as const)('`position` %s', async (position) => {
  await showUndo({ position })
  const middle = (card().top + card().bottom) / 2 / innerHeight
  const expected = { top: 0, center: 0.5, bottom: 1 }[position]
  expect(Math.abs(middle - expected)).toBeLessThan(0.2)
})

test.each(['ltr', 'rtl'])('the action is after the text, 44 px high; axe-core finds nothing: %s', async (dir) => {
  await showUndo({ position: 'bottom' }, dir)
  const title = (document.querySelector('.sw-toast-title') as HTMLElement).getBoundingClientRect()
  const button = undo.element().getBoundingClientRect()
  expect(button.height).toBeGreaterThanOrEqual(44)
  if (dir === 'ltr') expect(button.left).toBeGreaterThanOrEqual(title.right)
  else expect(button.right).toBeLessThanOrEqual(title.left)
  await expectNoAxeViolations(document.querySelector('.sw-toasts') as HTMLElement)
})

test('forced colours show the edge of the action', async () => {
  await forcedColors()
  await showUndo()
  expect(getComputedStyle(undo.element()).borderTopStyle).toBe('solid')
})
