import { type ReactNode, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readFormValue } from '../../hooks/form/formValue.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { formLibrary } from '../../testing/internal/apps/formLibrary.ts'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import { describeToggle } from '../../testing/toggleConformance.tsx'
import { Radio, RadioGroup, type RadioGroupProps, type RadioProps } from './index.ts'

describeConformance((props) => <Radio aria-label="Small" {...props} />, { selector: 'input' })
describe('with a text', () => {
  describeConformance((props) => <Radio {...props}>Small</Radio>, { selector: 'input' })
})
describeToggle(
  (props) => (
    <Radio value="s" {...props}>
      Small
    </Radio>
  ),
  {
    role: 'radio',
    name: 'Small',
    value: 's',
    detailOf: (checked) => ({ value: 's', checked }),
    hasText: true,
    canUncheck: false,
  },
)
describe('a group', () => {
  describeConformance(
    (props) => (
      <RadioGroup aria-label="Size" {...props}>
        <Radio value="s">Small</Radio>
        <Radio value="l">Large</Radio>
      </RadioGroup>
    ),
    {
      selector: 'fieldset',
      control: {
        values: ['s', 'l'],
        turn: () => userEvent.click(radio('Large')),
        shown: (target) => target.querySelector<HTMLInputElement>(':checked')?.value,
      },
    },
  )
})

const radio = (name: string) => page.getByRole('radio', { name })
const form = () => document.querySelector('form') as HTMLFormElement
const fieldset = () => document.querySelector('fieldset') as HTMLFieldSetElement
const sent = () => new FormData(form()).getAll('size')

const radios = (values: readonly string[] = ['s', 'm', 'l'], props: RadioProps = {}): ReactNode =>
  values.map((value) => (
    <Radio key={value} value={value} {...props}>
      {value}
    </Radio>
  ))

/** A group in a form, which logs its events. */
function renderGroup(props: RadioGroupProps = {}) {
  const events: unknown[] = []
  const view = (more: RadioGroupProps = {}) => (
    <form>
      <RadioGroup
        name="size"
        aria-label="Size"
        onChange={({ type, detail, target }) => events.push(`${type} ${detail.value} ${target.value} ${target.name}`)}
        {...props}
        {...more}
      >
        {more.children ?? props.children ?? radios()}
      </RadioGroup>
    </form>
  )
  const { rerender } = render(view())
  return { events, rerender: (more: RadioGroupProps) => rerender(view(more)) }
}

describe('choosing', () => {
  test('by mouse, touch and text selects one radio; the selected one stays selected', async () => {
    const { events } = renderGroup()
    expect(sent()).toEqual([])
    await userEvent.click(radio('m'))
    await touchTap(centerOf(radio('l').element()))
    await expect.element(radio('l')).toBeChecked()
    await expect.element(radio('m')).not.toBeChecked()
    await userEvent.click(page.getByText('l', { exact: true }))
    await expect.element(radio('l')).toBeChecked()
    expect(events).toEqual(['change m m size', 'change l l size'])
    expect(sent()).toEqual(['l'])
  })

  test('with the keyboard: Tab focuses the selected radio, arrows select the next one, and wrap around', async () => {
    const { events } = renderGroup({ defaultValue: 'm' })
    await userEvent.tab()
    await expect.element(radio('m')).toHaveFocus()
    expect(await focusedNode()).toEqual({ role: 'radio', name: 'm' })
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(radio('l')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    expect(events).toEqual(['change l l size', 'change s s size', 'change l l size'])
    await userEvent.tab()
    expect(fieldset()).not.toContainElement(document.activeElement as HTMLElement)
  })

  test('emits `change` of the radio that is selected', async () => {
    const events: string[] = []
    renderGroup({
      children: radios(['s', 'm'], {
        onChange: ({ type, detail, target }) =>
          events.push(`${type} ${detail.value} ${detail.checked} ${target.value} ${target.checked}`),
      }),
    })
    await userEvent.click(radio('s'))
    await userEvent.click(radio('m'))
    expect(events).toEqual(['change s true s true', 'change m true m true'])
  })
})

/** A controlled group that accepts every change. */
function Controlled(props: RadioGroupProps) {
  const [size, setSize] = useState('s')
  return (
    <RadioGroup aria-label="Size" {...props} value={size} onChange={({ detail }) => setSize(detail.value)}>
      {radios()}
    </RadioGroup>
  )
}

describe('controlled and uncontrolled', () => {
  test('a controlled value may be empty', async () => {
    const { rerender } = renderGroup({ value: 's' })
    rerender({ value: '' })
    expect(sent()).toEqual([])
    await userEvent.click(radio('m'))
    expect(sent()).toEqual([])
  })

  test('a controlled group follows accepted changes, also by keys', async () => {
    render(<Controlled />)
    await userEvent.click(radio('m'))
    await expect.element(radio('m')).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(radio('l')).toBeChecked()
    await expect.element(radio('m')).not.toBeChecked()
  })

  test('radios can be added and removed', async () => {
    const { rerender } = renderGroup({ defaultValue: 'xl' })
    rerender({ children: radios(['xl', 's']) })
    expect(sent()).toEqual(['xl'])
    rerender({ children: radios(['s']) })
    expect(sent()).toEqual([])
  })
})

describe('in a form', () => {
  test('reports its value, and an empty string for none', async () => {
    renderGroup()
    expect(readFormValue(fieldset())).toBe('')
    await userEvent.click(radio('m'))
    expect(readFormValue(fieldset())).toBe('m')
  })

  test('two groups without a name are independent', async () => {
    render(
      <>
        <RadioGroup aria-label="Size">{radios(['s', 'm'])}</RadioGroup>
        <RadioGroup aria-label="Colour">{radios(['red', 'blue'])}</RadioGroup>
      </>,
    )
    await userEvent.click(radio('s'))
    await userEvent.click(radio('red'))
    await userEvent.click(radio('m'))
    await expect.element(radio('red')).toBeChecked()
    await expect.element(radio('s')).not.toBeChecked()
  })

  test('radios keep their own name in a group without a name, so a form library can register them there', async () => {
    const { register, getValue, received } = formLibrary()
    render(<RadioGroup aria-label="Size">{radios(['s', 'm'], register('size'))}</RadioGroup>)
    await userEvent.click(radio('m'))
    expect(received).toEqual(['change size "m"'])
    expect(getValue('size')).toBe('m')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(radio('s')).toBeChecked()
    await expect.element(radio('m')).not.toBeChecked()
  })

  test('a required group needs a selection', async () => {
    renderGroup({ required: true })
    await expect.element(page.getByRole('radiogroup')).toHaveAttribute('aria-required', 'true')
    expect(form().checkValidity()).toBe(false)
    await userEvent.click(radio('m'))
    expect(form().checkValidity()).toBe(true)
  })

  test('a disabled group is ignored', async () => {
    const { events } = renderGroup({ disabled: true, required: true, defaultValue: 's' })
    await touchTap(centerOf(radio('m').element()))
    expect([events, sent(), form().checkValidity()]).toEqual([[], [], true])
  })

  test('a form library can register, read and set its radios', async () => {
    const { register, getValue, setValue, received } = formLibrary()
    render(
      <RadioGroup aria-label="Size" name="size">
        {radios(['s', 'm'], register('size'))}
      </RadioGroup>,
    )
    await userEvent.click(radio('m'))
    expect(received).toEqual(['change size "m"'])
    setValue('size', 's')
    await expect.element(radio('s')).toBeChecked()
    expect(getValue('size')).toBe('s')
    await vi.waitFor(() => expect(document.getAnimations()).toEqual([]))
    const [small, medium] = [radio('s'), radio('m')].map((one) => getComputedStyle(one.element()).backgroundColor)
    expect(small, 'the change is visible').not.toBe(medium)
  })
})

describe('appearance', () => {
  test('applies its colours; the mark is a dot', async () => {
    renderGroup({
      children: radios(['s'], { color: 'rgb(1, 1, 1)', borderColor: 'rgb(3, 3, 3)', iconColor: 'rgb(4, 4, 4)' }),
    })
    const style = () => getComputedStyle(radio('s').element())
    expect([style().borderTopColor, style().borderRadius]).toEqual(['rgb(3, 3, 3)', '50%'])
    await userEvent.click(radio('s'))
    await vi.waitFor(() => expect(style().backgroundColor).toBe('rgb(1, 1, 1)'))
    expect(getComputedStyle(radio('s').element(), '::before').backgroundColor).toBe('rgb(4, 4, 4)')
  })

  test.each(['ltr', 'rtl'])('is a radio group with a name, and axe-core finds nothing, %s', async (dir) => {
    const { element } = render(
      <div dir={dir} style={{ padding: 24 }}>
        <RadioGroup defaultValue="m" required>
          <legend>Size</legend>
          {radios()}
        </RadioGroup>
        <RadioGroup defaultValue="m" disabled aria-label="Disabled">
          {radios()}
        </RadioGroup>
      </div>,
    )
    await expect.element(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible()
    await expectNoAxeViolations(element)
  })
})
