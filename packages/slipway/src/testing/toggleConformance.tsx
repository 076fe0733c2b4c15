import { Fragment, type ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoAxeViolations } from './internal/environment/axe.ts'
import { forcedColors, forcedGrounds, systemColor } from './internal/environment/forcedColors.ts'
import { render } from './internal/environment/render.tsx'
import { centerOf, touchTap } from './internal/input/touch.ts'
import { focusedNode } from './internal/spoken/focusedNode.ts'

/** Options of `describeToggle`. */
export interface ToggleOptions {
  role: 'checkbox' | 'radio' | 'switch'
  /** The accessible name of the example. */
  name: string
  /** The value that a form sends while the example is checked. */
  value: string
  /** Returns the expected detail of `onChange`. */
  detailOf: (checked: boolean) => unknown
  /**
   * Whether the example shows its name as a text. Otherwise `aria-label` is its name.
   * @default false
   */
  hasText?: boolean
  /**
   * Whether the user can uncheck it.
   * @default true
   */
  canUncheck?: boolean
  /** Props of further variants in which axe-core finds nothing. */
  variants?: readonly Readonly<Record<string, unknown>>[]
}

type ToggleEvent = { readonly type: string; readonly detail: unknown; readonly target: HTMLInputElement }

/** The kinds of input that check and uncheck it. */
const presses: readonly (readonly [name: string, press: (input: HTMLElement) => Promise<void>])[] = [
  ['a click', (input) => userEvent.click(input)],
  ['a tap', (input) => touchTap(centerOf(input))],
  [
    'Space',
    (input) => {
      input.focus()
      return userEvent.keyboard(' ')
    },
  ],
]

/**
 * Registers the tests that `Checkbox`, `Radio` and `Switch` pass: each is a native input that the user checks.
 *
 * @param example Returns the component with its name and value, with the given props spread last.
 */
export function describeToggle(
  example: (props: Record<string, unknown>) => ReactElement,
  { role, name, value, detailOf, hasText = false, canUncheck = true, variants = [] }: ToggleOptions,
): void {
  const control = () => page.getByRole(role, { name })
  const input = () => control().element() as HTMLInputElement
  const form = () => document.querySelector('form') as HTMLFormElement
  const sent = () => Object.fromEntries(new FormData(form()))
  const expectChecked = (checked: boolean) =>
    checked ? expect.element(control()).toBeChecked() : expect.element(control()).not.toBeChecked()

  /** Renders the example, and records its events. */
  const show = (props: Record<string, unknown> = {}) => {
    const events: unknown[] = []
    const onChange = ({ type, detail, target }: ToggleEvent) =>
      events.push([type, detail, target.value, target.checked])
    render(<div style={{ padding: 40 }}>{example({ onChange, ...props })}</div>)
    return events
  }

  describe('toggle', () => {
    test.each(presses)('%s changes it, and each change emits `change`', async (_, press) => {
      const events = show()
      await expectChecked(false)
      await press(input())
      await expectChecked(true)
      await press(input())
      await expectChecked(!canUncheck)
      const on = ['change', detailOf(true), value, true]
      const off = ['change', detailOf(false), value, false]
      expect(events).toEqual(canUncheck ? [on, off] : [on])
    })

    test('disabled, it neither changes nor takes the focus', async () => {
      const events = show({ disabled: true })
      await touchTap(centerOf(input()))
      await userEvent.tab()
      expect(input()).not.toHaveFocus()
      await expectChecked(false)
      expect(events).toEqual([])
    })

    test('a required one must be checked, and a form contains its value while it is checked', async () => {
      render(<form>{example({ name: 'toggle', required: true })}</form>)
      expect([sent(), form().checkValidity()]).toEqual([{}, false])
      await userEvent.click(control())
      expect([sent(), form().checkValidity()]).toEqual([{ toggle: value }, true])
      form().reset()
      await expectChecked(false)
    })

    test('a reset of the form restores `defaultChecked`', async () => {
      render(<form>{example({ name: 'toggle', defaultChecked: true })}</form>)
      expect(sent()).toEqual({ toggle: value })
      await userEvent.click(control())
      expect(sent()).toEqual(canUncheck ? {} : { toggle: value })
      form().reset()
      await expectChecked(true)
    })

    test('has a focus ring, a role and a name', async () => {
      show()
      await userEvent.tab()
      expect(getComputedStyle(input()).outlineStyle).toBe('solid')
      expect(await focusedNode()).toEqual({ role, name })
    })

    test.each(['ltr', 'rtl'])('axe-core finds nothing in any state, %s', async (dir) => {
      const { element } = render(
        <div dir={dir} style={{ padding: 24, display: 'grid', gap: 24 }}>
          {[{}, ...variants].flatMap((variant) =>
            [false, true].flatMap((defaultChecked) =>
              [false, true].map((disabled) => (
                <Fragment key={`${JSON.stringify(variant)} ${defaultChecked} ${disabled}`}>
                  {example({ ...variant, defaultChecked, disabled })}
                </Fragment>
              )),
            ),
          )}
        </div>,
      )
      expect(element.querySelectorAll('input')).toHaveLength(4 + 4 * variants.length)
      await expectNoAxeViolations(element)
    })

    test('forced colours distinguish unchecked, checked and disabled', async () => {
      const grounds = await forcedGrounds(
        <>
          {example({})}
          {example({ defaultChecked: true })}
          {example({ defaultChecked: true, disabled: true })}
        </>,
      )
      expect(grounds.size).toBe(3)
    })

    if (!hasText) return
    test('a click on its text checks it', async () => {
      const events = show()
      await userEvent.click(page.getByText(name))
      await expectChecked(true)
      expect(events).toEqual([['change', detailOf(true), value, true]])
    })

    test('the text of a disabled one does nothing', async () => {
      const events = show({ disabled: true })
      await touchTap(centerOf(page.getByText(name).element()))
      expect(events).toEqual([])
    })

    test('forced colours grey out the text of a disabled one, and dash the border of an invalid one', async () => {
      await forcedColors()
      const { container } = render(
        <>
          {example({ disabled: true })}
          {example({ 'aria-invalid': true })}
        </>,
      )
      const colors = page
        .getByText(name)
        .elements()
        .map((text) => getComputedStyle(text).color)
      expect(colors).toEqual([systemColor('GrayText'), systemColor('CanvasText')])
      const [disabled, invalid] = [...container.querySelectorAll('input')].map((input) => getComputedStyle(input))
      expect([disabled?.borderTopStyle, invalid?.borderTopStyle]).toEqual(['solid', 'dashed'])
      expect(invalid?.borderTopColor).toBe(systemColor('ButtonText'))
    })
  })
}
