import { Component, type ReactNode, useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { expectConsole } from '../../testing/internal/environment/consoleGuard.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { type Rendered, render } from '../../testing/internal/environment/render.tsx'
import { keyboardWalk } from '../../testing/internal/input/keyboardWalk.ts'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { ActionSheet, type ActionSheetProps } from './index.ts'

describeConformance((props) => <ActionSheet open={false} actions={['Copy']} {...props} />, {
  selector: 'dialog',
  hasOwnTitle: true,
})

const answers: string[] = []
const many = Array.from({ length: 30 }, (_, index) => `Choice ${index + 1}`)

/** A page with an action sheet, which shows the chosen action as text. */
function ChoicePage(props: Partial<ActionSheetProps>): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        style={{ position: 'fixed', top: 200, left: 300, width: 100 }}
        onClick={() => setOpen(true)}
      >
        Offer
      </button>
      <ActionSheet
        actions={['Copy', 'Share', { label: 'Delete', tone: 'danger' }]}
        {...props}
        open={open}
        onSelect={({ detail }) => {
          answers.push(String(detail.index))
          setOpen(false)
        }}
        onCancel={({ detail }) => {
          answers.push(`none, by ${detail.reason}`)
          setOpen(false)
        }}
      />
    </>
  )
}

let offering: Rendered | undefined

async function offer(props: Partial<ActionSheetProps> = {}): Promise<void> {
  offering?.unmount()
  offering = render(<ChoicePage {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Offer' }))
  await expect.element(sheet).toBeVisible()
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
}

const sheet = screen.getByRole('dialog')
const button = (name: string) => screen.getByRole('button', { name, exact: true })
const panel = () => (document.querySelector('.sw-action-sheet-panel') as HTMLElement).getBoundingClientRect()

beforeEach(() => {
  answers.length = 0
})

describe('on a phone', () => {
  beforeEach(() => screen.viewport(390, 844))

  test('it is at the bottom, and `onSelect` receives the index of the action', async () => {
    await offer()
    expect(panel().bottom).toBe(844 - 8)
    await userEvent.click(button('Share'))
    await expect.poll(() => answers).toEqual(['1'])
    await expect.element(button('Offer')).toHaveFocus()
  })

  test('a tap chooses an action', async () => {
    await offer()
    await touchTap(centerOf(button('Delete').element()))
    await expect.poll(() => answers).toEqual(['2'])
  })

  test.each([
    ['the Cancel button', () => userEvent.click(button('Cancel')), 'button'],
    ['Escape', () => userEvent.keyboard('{Escape}'), 'escape'],
    ['a click on the mask', () => userEvent.click(sheet, { position: { x: 5, y: 5 } }), 'mask'],
    ['a tap on the mask', () => touchTap({ x: 5, y: 5 }), 'mask'],
  ])('%s closes it without a choice', async (_, act, reason) => {
    await offer()
    await act()
    await expect.poll(() => answers).toEqual([`none, by ${reason}`])
  })

  test('[S9.14] its actions are 260 pixels high at most and scroll beyond that', async () => {
    await offer({ actions: ['One', 'Two'] })
    const list = () => document.querySelector('.sw-action-sheet-actions') as HTMLElement
    expect(list().offsetHeight).toBeLessThan(260)
    await userEvent.click(button('One'))
    await offer({ actions: many })
    expect(list().offsetHeight).toBe(260)
    expect(list().scrollHeight).toBeGreaterThan(1000)
  })

  test('it can be used by keyboard alone', async () => {
    await offer()
    await expect.element(button('Copy')).toHaveFocus()
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await expect.poll(() => answers).toEqual(['2'])
    await offer({ actions: ['Copy', { label: 'Share', disabled: true }, 'Delete'] })
    expect(await keyboardWalk(document.querySelector('.sw-action-sheet-panel') as Element)).toEqual([
      'button Copy',
      'button Delete',
      'button Cancel',
    ])
  })

  test('a disabled action cannot be chosen', async () => {
    await offer({ actions: [{ label: 'Copy', disabled: true, description: 'Nothing is marked' }, 'Share'] })
    await expect.element(screen.getByRole('button', { name: /Nothing is marked/ })).toBeDisabled()
    await expect.element(button('Share')).toHaveFocus()
  })

  test('it has an accessible name with and without a title', async () => {
    await offer()
    await expect.element(sheet).toHaveAccessibleName('Choices')
    await userEvent.click(button('Cancel'))
    await offer({ title: 'What to do with it?' })
    await expect.element(sheet).toHaveAccessibleName('What to do with it?')
    await expectNoAxeViolations(sheet.element())
  })
})

describe('on a larger screen', () => {
  beforeEach(() => screen.viewport(1000, 800))

  test('it is a popover of 300 pixels below the element that opened it', async () => {
    await offer({ title: 'What to do with it?' })
    const opener = button('Offer').element().getBoundingClientRect()
    expect(panel().width).toBe(300)
    expect(panel().top).toBe(Math.round(opener.bottom + 8))
    expect(panel().left + 150).toBe(350)
    await expectNoAxeViolations(sheet.element())
  })

  test('it is placed beside the `popover` rectangle', async () => {
    await offer({ popover: { top: 700, left: 600, width: 40, height: 40 } })
    expect(panel().bottom).toBe(692)
    expect(panel().left + 150).toBe(620)
  })

  test('it follows a resize of the window, and becomes a sheet in a small one', async () => {
    await offer()
    await screen.viewport(390, 844)
    await expect.poll(() => panel().bottom).toBe(844 - 8)
    await screen.viewport(1000, 800)
    await expect.poll(() => panel().width).toBe(300)
  })
})

/** Keeps the error of its children. */
class Boundary extends Component<{ readonly onError: (error: unknown) => void; readonly children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }
  override render() {
    return !this.state.hasFailed && this.props.children
  }
}

test('[S5.19] an open sheet without actions is refused; a closed one may have none yet', () => {
  const errors: unknown[] = []
  const sheetOf = (open: boolean, actions: readonly string[]) => (
    <Boundary onError={(error) => errors.push(error)}>
      <ActionSheet open={open} actions={actions} />
    </Boundary>
  )
  const { rerender } = render(sheetOf(false, []))
  rerender(sheetOf(true, ['Copy']))
  rerender(sheetOf(false, []))
  expect(errors).toEqual([])
  expectConsole('error', /actions must have at least one item/)
  rerender(sheetOf(true, []))
  expect(errors).toMatchObject([
    { name: 'ApiError', code: 'invalid-argument', errMsg: 'ActionSheet:fail actions must have at least one item' },
  ])
})

test('screen readers read a dialog of buttons, with disabled ones marked', async () => {
  render(
    <ActionSheet open title="The photo" actions={['Copy', { label: 'Share', description: 'Later', disabled: true }]} />,
  )
  await expect(screen.getByRole('dialog').element()).toMatchAriaInlineSnapshot(`
    - dialog "The photo":
      - heading "The photo" [level=2]
      - list:
        - listitem:
          - button "Copy"
        - listitem:
          - button "Share Later" [disabled]
      - button "Cancel"
  `)
})

test('forced colours show the edges of its panels', async () => {
  await forcedColors()
  render(<ActionSheet open actions={['Copy']} />)
  for (const part of ['actions', 'cancel']) {
    const { borderTopStyle } = getComputedStyle(document.querySelector(`.sw-action-sheet-${part}`) as Element)
    expect(borderTopStyle).toBe('solid')
  }
})
