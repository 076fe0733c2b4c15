import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { watchLeftovers } from '../../testing/internal/environment/leftovers.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { focusPressed } from './focusPressed.ts'

/** Simulates Safari on a Mac, where a click does not focus a button, and starts `focusPressed`. */
function likeSafari(): void {
  const listening = new AbortController()
  const takeFocus = () => (document.activeElement as HTMLElement).blur()
  document.addEventListener('mouseup', takeFocus, { capture: true, signal: listening.signal })
  onTestFinished(() => listening.abort())
  onTestFinished(focusPressed())
}

const button = (name: string) => page.getByRole('button', { name })

test('a clicked button receives the focus, also in Safari', async () => {
  likeSafari()
  render(
    <button type="button">
      <b>Open</b>
    </button>,
  )
  await userEvent.click(page.getByText('Open'))
  await expect.element(button('Open')).toHaveFocus()
})

test('a click does not move the focus if `mousedown` was prevented', async () => {
  likeSafari()
  const { element } = render(
    <button type="button" onMouseDown={(event) => event.preventDefault()}>
      Bold
    </button>,
  )
  await userEvent.click(button('Bold'))
  expect(document.activeElement).toBe(document.body)
  element.click()
  expect(document.activeElement, 'nor does one of a script').toBe(document.body)
})

test('a focus that was moved elsewhere stays there', async () => {
  onTestFinished(focusPressed())
  render(
    <>
      <input aria-label="Name" />
      <button type="button" onPointerUp={() => page.getByRole('textbox').element().focus()}>
        Write
      </button>
    </>,
  )
  await userEvent.click(button('Write'))
  await expect.element(page.getByRole('textbox')).toHaveFocus()
})

test('removes its listeners', () => {
  const leftovers = watchLeftovers()
  focusPressed()()
  expect(leftovers()).toEqual([])
})
