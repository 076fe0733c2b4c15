import { type ReactNode, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { switchLocale } from '../../base/locale/locale.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { type Rendered, render } from '../../testing/internal/environment/render.tsx'
import { keyboardWalk } from '../../testing/internal/input/keyboardWalk.ts'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { Dialog, type DialogProps } from './index.ts'

describeConformance((props) => <Dialog open={false} title="Delete?" {...props} />, {
  selector: 'dialog',
  hasOwnTitle: true,
})

const answers: string[] = []

/** A page with a dialog, which shows the answer as text. */
function QuestionPage(props: Partial<DialogProps>): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog
        title="Delete the draft?"
        {...props}
        open={open}
        onConfirm={async (event) => {
          await props.onConfirm?.(event)
          answers.push('yes')
          setOpen(false)
        }}
        onCancel={({ detail }) => {
          answers.push(`no, by ${detail.reason}`)
          setOpen(false)
        }}
      >
        {props.children ?? 'It cannot be brought back.'}
      </Dialog>
    </>
  )
}

let asking: Rendered | undefined

async function ask(props: Partial<DialogProps> = {}): Promise<void> {
  answers.length = 0
  asking?.unmount()
  asking = render(<QuestionPage {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  await expect.element(dialog).toBeVisible()
}

const dialog = screen.getByRole('alertdialog')
const button = (name: string) => screen.getByRole('button', { name, exact: true })

test('its title is its name, its text its description', async () => {
  await ask()
  await expect.element(dialog).toHaveAccessibleName('Delete the draft?')
  await expect.element(dialog).toHaveAccessibleDescription('It cannot be brought back.')
})

test('without a title its text is the accessible name', async () => {
  await ask({ title: '' })
  await expect.element(dialog).toHaveAccessibleName('It cannot be brought back.')
})

test('its buttons confirm and cancel, and the focus returns', async () => {
  await ask()
  await userEvent.click(button('OK'))
  await expect.poll(() => answers).toEqual(['yes'])
  await expect.element(button('Ask')).toHaveFocus()
  await userEvent.click(button('Ask'))
  await userEvent.click(button('Cancel'))
  await expect.poll(() => answers).toEqual(['yes', 'no, by button'])
})

test('a tap on a button confirms; a tap on the mask does nothing', async () => {
  await ask()
  await touchTap({ x: 5, y: 5 })
  await touchTap(centerOf(button('OK').element()))
  await expect.poll(() => answers).toEqual(['yes'])
  await userEvent.click(button('Ask'))
  await expect.element(dialog).toBeVisible()
  await touchTap(centerOf(button('Cancel').element()))
  await expect.poll(() => answers).toEqual(['yes', 'no, by button'])
})

test('Enter confirms, Escape cancels', async () => {
  await ask()
  await expect.element(button('OK')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => answers).toEqual(['yes'])
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => answers).toEqual(['yes', 'no, by escape'])
})

test('the first text field gets the focus each time it opens; checkboxes and read-only fields do not', async () => {
  const view = (open: boolean, field: ReactNode) => (
    <Dialog open={open} role="dialog" title="What shall we call it?">
      <input type="checkbox" aria-label="For all" />
      <input readOnly aria-label="Before" />
      {field}
    </Dialog>
  )
  const { rerender } = render(view(true, <input aria-label="Name" />))
  const name = screen.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toHaveFocus()
  rerender(view(false, <input aria-label="Name" />))
  rerender(view(true, <input aria-label="Name" />))
  await expect.element(name).toHaveFocus()
  rerender(view(false, null))
  rerender(view(true, null))
  await expect.element(button('OK')).toHaveFocus()
})

test('a second Enter while it closes does not confirm again, even if nothing had the focus before', async () => {
  answers.length = 0
  render(<QuestionPage />)
  const opener = button('Ask').element() as HTMLElement
  opener.click()
  await expect.element(button('OK')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(answers).toEqual(['yes'])
})

test('a click on the mask does nothing by default', async () => {
  await ask()
  await userEvent.click(dialog, { position: { x: 5, y: 5 } })
  expect(answers).toEqual([])
  await userEvent.click(button('OK'))
  await expect.poll(() => answers).toEqual(['yes'])
})

test('a click on the mask cancels with `closeOnMaskClick`', async () => {
  await ask({ closeOnMaskClick: true })
  await userEvent.click(dialog, { position: { x: 5, y: 5 } })
  await expect.poll(() => answers).toEqual(['no, by mask'])
})

test('the confirm button shows a pending promise, and confirms only once', async () => {
  let done: () => void = () => {}
  const onConfirm = vi.fn(() => new Promise<void>((resolve) => (done = resolve)))
  await ask({ onConfirm })
  await userEvent.click(button('OK'))
  await expect.element(button('OK')).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button('OK'), { force: true })
  expect(onConfirm).toHaveBeenCalledOnce()
  await expect.element(dialog).toBeVisible()
  done()
  await expect.poll(() => answers).toEqual(['yes'])
})

test('with `confirmDisabled` neither click nor key confirms, and the button keeps the focus and is marked as disabled', async () => {
  await ask({ confirmDisabled: true, confirmColor: 'rgb(255, 0, 0)' })
  const yes = button('OK')
  await expect.element(yes).toHaveFocus()
  await expect.element(yes).toHaveAttribute('aria-disabled', 'true')
  expect(getComputedStyle(yes.element()).color, 'not in its colour').not.toBe('rgb(255, 0, 0)')
  await userEvent.keyboard('{Enter} ')
  await userEvent.click(yes, { force: true })
  await touchTap(centerOf(yes.element()))
  expect(answers).toEqual([])
  asking?.rerender(<QuestionPage />)
  await expect.element(yes).not.toHaveAttribute('aria-disabled')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => answers).toEqual(['yes'])
})

test('button texts are in the app’s language, or as given', async () => {
  await ask({ confirmText: 'Delete', showCancel: false })
  await expect.element(button('Delete')).toBeVisible()
  expect(button('Cancel').query()).toBeNull()
  await userEvent.click(button('Delete'))
  await switchLocale('fr')
  await ask()
  await expect.element(button('Annuler')).toBeVisible()
  await switchLocale('en')
})

test('a text keeps its own direction in an app with the opposite direction', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await ask()
  for (const part of ['.sw-dialog-title', '.sw-dialog-content']) {
    expect(getComputedStyle(document.querySelector(part) as Element).direction).toBe('ltr')
  }
})

test('the buttons have the given colours', async () => {
  await ask({ confirmColor: 'rgb(1, 2, 3)', cancelColor: 'rgb(4, 5, 6)' })
  await expect.element(button('OK')).toHaveStyle({ color: 'rgb(1, 2, 3)' })
  await expect.element(button('Cancel')).toHaveStyle({ color: 'rgb(4, 5, 6)' })
})

test('a long text scrolls, and the buttons stay visible', async () => {
  await ask({ children: 'A long story. '.repeat(400) })
  const { bottom } = button('OK').element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(innerHeight)
  const body = document.querySelector('.sw-dialog-body') as HTMLElement
  expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
  expect(await keyboardWalk(body.parentElement as Element), 'keys reach the text').toEqual([
    'group Delete the draft?',
    'button Cancel',
    'button OK',
  ])
  await expectNoAxeViolations(dialog.element())
})

test('it accepts any content, and axe-core finds nothing', async () => {
  await ask({ children: <input aria-label="Name" /> })
  await expectNoAxeViolations(dialog.element())
})

test('screen readers read an alert dialog with its text and buttons', async () => {
  await ask()
  await expect(dialog.element()).toMatchAriaInlineSnapshot(`
    - alertdialog "Delete the draft?":
      - heading "Delete the draft?" [level=2]
      - text: It cannot be brought back.
      - button "Cancel"
      - button "OK"
  `)
})

test('forced colours show its buttons', async () => {
  await forcedColors()
  await ask()
  expect(getComputedStyle(button('OK').element()).borderTopStyle).toBe('solid')
})

test('the loading button does not move with reduced motion', async () => {
  await lessMotion()
  await ask({ onConfirm: () => new Promise(() => {}) })
  await userEvent.click(button('OK'))
  await expect.element(button('OK')).toHaveAttribute('data-loading')
  expect(button('OK').element().getAnimations()).toEqual([])
})

test('[S9.18] the confirm button is #007AFF; the cancel button and an own colour are not', async () => {
  document.documentElement.dataset.swTheme = 'light'
  onTestFinished(() => void delete document.documentElement.dataset.swTheme)
  const colorOf = (name: string) => getComputedStyle(button(name).element()).color
  await ask()
  expect([colorOf('OK'), colorOf('Cancel')]).toEqual(['rgb(0, 122, 255)', 'rgb(0, 0, 0)'])
})
