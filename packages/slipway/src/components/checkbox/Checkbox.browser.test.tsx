import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { formLibrary } from '../../testing/internal/apps/formLibrary.ts'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors, forcedGrounds, systemColor } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import { Checkbox, type CheckboxProps } from './index.ts'

describeConformance((props) => <Checkbox aria-label="Terms" {...props} />, {
  selector: 'input',
  control: {
    prop: 'checked',
    values: [true, false],
    turn: (target) => userEvent.click(target),
    shown: (target) => (target as HTMLInputElement).checked,
  },
})
describe('with text', () => {
  describeConformance((props) => <Checkbox {...props}>Terms</Checkbox>, { selector: 'input' })
})

const control = () => page.getByRole('checkbox')
const input = () => document.querySelector('input') as HTMLInputElement
const background = () => getComputedStyle(input()).backgroundColor
const settled = () => vi.waitFor(() => expect(document.getAnimations()).toEqual([]))

/** Renders a checkbox, and records its events. */
function renderCheckbox(props: CheckboxProps = {}) {
  const events: string[] = []
  const rendered = render(
    <div style={{ padding: 40 }}>
      <Checkbox
        value="yes"
        onChange={({ type, detail, target }) =>
          events.push(`${type} ${detail.value} ${detail.checked} ${target.value} ${target.checked}`)
        }
        {...props}
      >
        {props.children ?? 'Terms'}
      </Checkbox>
    </div>,
  )
  return { ...rendered, events }
}

describe('checking', () => {
  test('mouse, touch, Space and a click on its text check and uncheck it, and each emits `change`', async () => {
    const { events } = renderCheckbox()
    await userEvent.click(control())
    await expect.element(control()).toBeChecked()
    await touchTap(centerOf(input()))
    await expect.element(control()).not.toBeChecked()
    await userEvent.click(page.getByText('Terms'))
    await expect.element(control()).toBeChecked()
    await userEvent.keyboard(' ')
    await expect.element(control()).not.toBeChecked()
    const on = 'change yes true yes true'
    const off = 'change yes false yes false'
    expect(events).toEqual([on, off, on, off])
  })

  test('a disabled checkbox and its text do nothing', async () => {
    const { events } = renderCheckbox({ disabled: true })
    await touchTap(centerOf(input()))
    await touchTap(centerOf(page.getByText('Terms').element()))
    await userEvent.tab()
    expect(input()).not.toHaveFocus()
    expect(events).toEqual([])
  })
})

describe('indeterminate', () => {
  test('it is mixed for screen readers, and stays so until the prop changes', async () => {
    const view = (indeterminate: boolean) => (
      <Checkbox aria-label="All" defaultChecked indeterminate={indeterminate} onChange={() => undefined} />
    )
    const { rerender } = render(view(true))
    await expect.element(control()).toBePartiallyChecked()
    await userEvent.click(control())
    await expect.element(control()).toBePartiallyChecked()
    rerender(view(false))
    await expect.element(control()).not.toBePartiallyChecked()
    await expect.element(control()).not.toBeChecked()
  })

  test('without the prop it keeps the state set on the DOM element', async () => {
    const { rerender } = render(<Checkbox aria-label="All" />)
    input().indeterminate = true
    rerender(<Checkbox aria-label="All" title="again" />)
    await expect.element(control()).toBePartiallyChecked()
  })
})

describe('in a form', () => {
  const form = () => document.querySelector('form') as HTMLFormElement
  const sent = () => Object.fromEntries(new FormData(form()))

  test('it has a name and a value, can be required, and is reset with the form', async () => {
    render(
      <form>
        <Checkbox name="terms" value="read" required>
          Terms
        </Checkbox>
      </form>,
    )
    expect([sent(), form().checkValidity()]).toEqual([{}, false])
    await userEvent.click(control())
    expect([sent(), form().checkValidity()]).toEqual([{ terms: 'read' }, true])
    form().reset()
    await expect.element(control()).not.toBeChecked()
  })

  test('a form library registers it, reads it and sets it on the DOM element', async () => {
    const { register, getValue, setValue, received } = formLibrary()
    render(
      <>
        <Checkbox {...register('terms')}>Terms</Checkbox>
        {['a', 'b', 'c'].map((value) => (
          <Checkbox key={value} value={value} {...register('letters')}>
            {value}
          </Checkbox>
        ))}
      </>,
    )
    await userEvent.click(page.getByText('Terms'))
    await userEvent.click(page.getByText('c'))
    await userEvent.click(page.getByText('a'))
    expect(received).toEqual([
      'change terms true',
      'blur terms true',
      'change letters ["c"]',
      'blur letters ["c"]',
      'change letters ["a","c"]',
    ])
    setValue('letters', ['b'])
    await expect.element(page.getByRole('checkbox', { name: 'b' })).toBeChecked()
    await expect.element(page.getByRole('checkbox', { name: 'a' })).not.toBeChecked()
    expect(getValue('letters')).toEqual(['b'])
  })

  test('`checked` set on the DOM element is visible', async () => {
    renderCheckbox()
    const off = background()
    input().checked = true
    await settled()
    expect(background()).not.toBe(off)
  })
})

describe('the look', () => {
  test('the box is 22 px, in a target of 44 px', async () => {
    const { events } = renderCheckbox({ children: undefined, 'aria-label': 'Terms' })
    expect([input().offsetWidth, input().offsetHeight]).toEqual([22, 22])
    const label = document.querySelector('label') as HTMLElement
    expect(label.offsetHeight).toBeGreaterThanOrEqual(44)
    render(
      <div style={{ padding: 40 }}>
        <Checkbox aria-label="Bare" onChange={() => events.push('bare')} />
      </div>,
    )
    const { x, y } = centerOf(page.getByRole('checkbox', { name: 'Bare' }).element())
    await touchTap({ x: x - 21, y: y + 21 })
    await vi.waitFor(() => expect(events).toEqual(['bare']))
  })

  test('the box is in the middle of the first line of a long text', () => {
    render(
      <div style={{ inlineSize: 160, fontSize: 17, lineHeight: '30px' }}>
        <Checkbox>A text that is so long that it takes more than one line</Checkbox>
      </div>,
    )
    const text = document.querySelector('label > span') as HTMLElement
    expect(text.offsetHeight).toBeGreaterThan(60)
    expect(centerOf(input()).y).toBeCloseTo(text.getBoundingClientRect().top + 15, 0)
  })

  test('has the given colours', async () => {
    renderCheckbox({
      color: 'rgb(1, 1, 1)',
      backgroundColor: 'rgb(2, 2, 2)',
      borderColor: 'rgb(3, 3, 3)',
      iconColor: 'rgb(4, 4, 4)',
    })
    const border = () => getComputedStyle(input()).borderTopColor
    expect([background(), border()]).toEqual(['rgb(2, 2, 2)', 'rgb(3, 3, 3)'])
    await userEvent.click(control())
    await settled()
    expect([background(), border()]).toEqual(['rgb(1, 1, 1)', 'rgb(1, 1, 1)'])
    expect(getComputedStyle(input(), '::before').backgroundColor).toBe('rgb(4, 4, 4)')
    renderCheckbox({ activeBackgroundColor: 'rgb(5, 5, 5)', activeBorderColor: 'rgb(6, 6, 6)', defaultChecked: true })
    const last = getComputedStyle([...document.querySelectorAll('input')].at(-1) as Element)
    expect([last.backgroundColor, last.borderTopColor]).toEqual(['rgb(5, 5, 5)', 'rgb(6, 6, 6)'])
  })

  test('has a focus ring, a role and a name', async () => {
    renderCheckbox()
    await userEvent.tab()
    expect(getComputedStyle(input()).outlineStyle).toBe('solid')
    expect(await focusedNode()).toEqual({ role: 'checkbox', name: 'Terms' })
  })

  test.each(['ltr', 'rtl'])('axe-core finds nothing in any state, %s', async (dir) => {
    const { element } = render(
      <div dir={dir} style={{ padding: 24, display: 'grid', gap: 24 }}>
        {[false, true].flatMap((isOn) =>
          [false, true].flatMap((disabled) =>
            [false, true].map((indeterminate) => (
              <Checkbox
                key={`${isOn} ${disabled} ${indeterminate}`}
                {...{ disabled, indeterminate }}
                defaultChecked={isOn}
              >
                Terms
              </Checkbox>
            )),
          ),
        )}
      </div>,
    )
    await expectNoAxeViolations(element)
  })
})

test('forced colours show the checked and the disabled state', async () => {
  const grounds = await forcedGrounds(
    <>
      <Checkbox aria-label="Not chosen" />
      <Checkbox aria-label="Chosen" defaultChecked />
      <Checkbox aria-label="Not available" defaultChecked disabled />
    </>,
  )
  expect(grounds.size).toBe(3)
})

test('forced colours grey out the text of a disabled box, and dash the border of an invalid one', async () => {
  await forcedColors()
  const { container } = render(
    <>
      <Checkbox disabled>Sold out</Checkbox>
      <Checkbox aria-invalid>To be chosen</Checkbox>
    </>,
  )
  expect(getComputedStyle(page.getByText('Sold out').element()).color).toBe(systemColor('GrayText'))
  expect(getComputedStyle(page.getByText('To be chosen').element()).color).toBe(systemColor('CanvasText'))
  const [soldOut, needed] = [...container.querySelectorAll('input')].map((input) => getComputedStyle(input))
  expect([soldOut?.borderTopStyle, needed?.borderTopStyle]).toEqual(['solid', 'dashed'])
  expect(needed?.borderTopColor).toBe(systemColor('ButtonText'))
})
