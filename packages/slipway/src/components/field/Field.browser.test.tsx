import { type ReactElement, type ReactNode, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { describe, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Button } from '../button/index.ts'
import { Calendar } from '../calendar/index.ts'
import { Cell, CellGroup } from '../cell/index.ts'
import { Checkbox, CheckboxGroup } from '../checkbox/index.ts'
import { CodeInput } from '../code-input/index.ts'
import { Form } from '../form/index.ts'
import { Input } from '../input/index.ts'
import { Picker } from '../picker/index.ts'
import { Radio, RadioGroup } from '../radio/index.ts'
import { RangeSlider } from '../range-slider/index.ts'
import { Rate } from '../rate/index.ts'
import { SearchBar } from '../search-bar/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { Slider } from '../slider/index.ts'
import { Stepper } from '../stepper/index.ts'
import { Switch } from '../switch/index.ts'
import { Textarea } from '../textarea/index.ts'
import { Uploader } from '../uploader/index.ts'
import { Field } from './index.ts'

describeConformance(
  (props) => (
    <Field label="Name" {...props}>
      <Input />
    </Field>
  ),
  { selector: 'label', states: { '[data-required="true"]': { required: true } } },
)

const radios = (
  <RadioGroup name="size">
    <Radio value="s">Small</Radio>
    <Radio value="l">Large</Radio>
  </RadioGroup>
)
const boxes = (
  <CheckboxGroup name="extras">
    <Checkbox value="milk">Milk</Checkbox>
    <Checkbox value="sugar">Sugar</Checkbox>
  </CheckboxGroup>
)

/** Controls by the role that has their name. */
const controls: [string, string, ReactElement][] = [
  ['Input', 'textbox', <Input key="1" name="a" />],
  ['Textarea', 'textbox', <Textarea key="1" name="a" />],
  ['SearchBar', 'searchbox', <SearchBar key="1" name="a" />],
  ['Picker', 'button', <Picker key="1" name="a" range={['Italy', 'Norway']} />],
  ['Stepper', 'spinbutton', <Stepper key="1" name="a" min={1} defaultValue={4} />],
  ['Slider', 'slider', <Slider key="1" name="a" />],
  ['Switch', 'switch', <Switch key="1" name="a" />],
  ['Checkbox', 'checkbox', <Checkbox key="1" name="a" />],
  ['Rate', 'radiogroup', <Rate key="1" name="a" />],
  ['RadioGroup', 'radiogroup', radios],
  ['CheckboxGroup', 'group', boxes],
  ['SegmentedControl', 'radiogroup', <SegmentedControl key="1" name="a" items={['Day', 'Week']} />],
  ['CodeInput', 'textbox', <CodeInput key="1" name="a" />],
  ['RangeSlider', 'group', <RangeSlider key="1" name="a" />],
  ['Uploader', 'group', <Uploader key="1" name="a" />],
  ['Calendar', 'group', <Calendar key="1" name="a" />],
  ['<input>', 'textbox', <input key="1" name="a" />],
  ['<select>', 'combobox', <select key="1" name="a" />],
]

const Wrapper = ({ children }: { children: ReactNode }) => <div>{children}</div>
const named = (role: string) =>
  screen
    .getByRole(role as 'group', { name: /^Delivery/ })
    .first()
    .element()

/** A controlled field that another one replaces. */
function Replaced() {
  const [text, setText] = useState('a')
  return (
    <>
      <Field label="Note" counter>
        {text === 'area' ? (
          <Textarea value={text} maxLength={-1} />
        ) : (
          <Input value={text} onInput={({ detail }) => setText(detail.value)} />
        )}
      </Field>
      <button type="button" onClick={() => setText('area')}>
        Replace
      </button>
    </>
  )
}

function WithLibrary() {
  const { control, handleSubmit, formState } = useForm({ defaultValues: { size: '' } })
  return (
    <Form noValidate errors={formState.errors} onSubmit={handleSubmit(() => {})}>
      <Field label="Size" required>
        <Controller
          name="size"
          control={control}
          rules={{ required: 'Choose a size' }}
          render={({ field }) => <Input {...field} onInput={({ detail }) => field.onChange(detail.value)} />}
        />
      </Field>
      <button type="submit">Send</button>
    </Form>
  )
}

describe.each(controls)('%s', (name, role, control) => {
  test('has the name, the description and the error', () => {
    render(
      <Field label="Delivery" description="Within a week" error="Not possible" suffix="kg">
        {control}
      </Field>,
    )
    const element = named(role)
    expect(element).toHaveAccessibleDescription(/^Not possible Within a week kg/)
    const invalid = element.closest('label')?.querySelector('[aria-invalid="true"]')
    expect(invalid, 'an element that is announced as invalid').not.toBeNull()
  })

  test.each([
    [
      'a Field',
      <Field key="1" label="Delivery">
        {control}
      </Field>,
    ],
    ['a Cell', <Cell key="1" title="Delivery" control={control} />],
  ])('a press on the label of %s presses the control, and changes no group', async (_, labelled) => {
    const onChange = vi.fn()
    render(
      <div onInput={onChange} onChange={onChange}>
        {labelled}
      </div>,
    )
    // At once: Playwright waits until the label's first control is enabled, which is a button in a stepper.
    ;(screen.getByText('Delivery').element() as HTMLElement).click()
    const isBox = role === 'switch' || role === 'checkbox'
    expect(onChange.mock.calls.length > 0).toBe(isBox)
    if (name === 'Picker') await expect.element(screen.getByRole('dialog')).toBeVisible()
    else if (!isBox) expect(document.activeElement?.closest('label'), 'the focus is in the control').not.toBeNull()
  })

  test('its choices and buttons have their own names only', () => {
    render(
      <Field label="Delivery" description="Within a week">
        {control}
      </Field>,
    )
    const element = named(role)
    const others = [...document.querySelectorAll('label :is(input, button):not([aria-hidden])')].filter(
      (other) => other !== element,
    )
    for (const other of others) expect(other).not.toHaveAccessibleName(/Within a week/)
  })

  test('axe finds nothing', async () => {
    const { container } = render(
      <Field label="Delivery" description="Within a week" prefix="€" error="Not possible">
        {control}
      </Field>,
    )
    await expectNoAxeViolations(container)
  })
})

test.each(controls.filter(([name]) => !name.startsWith('<')))(
  'a %s in another component has its texts',
  (_, role, control) => {
    render(
      <Field label="Delivery" description="Within a week">
        <Wrapper>{control}</Wrapper>
      </Field>,
    )
    expect(named(role)).toHaveAccessibleDescription(/^Within a week/)
  },
)

describe('label', () => {
  test('a press on it, or on a part of the box, focuses a field', async () => {
    render(
      <Field label="Price" prefix="€" description="Without taxes">
        <Input />
      </Field>,
    )
    for (const text of ['Price', '€', 'Without taxes']) {
      ;(document.activeElement as HTMLElement).blur()
      await userEvent.click(screen.getByText(text))
      expect(document.activeElement).toBe(screen.getByRole('textbox').element())
    }
  })

  test('has the mark of a required control', () => {
    const mark = (text: string) => getComputedStyle(screen.getByText(text).element(), '::after').content
    render(
      <>
        <Field label="By the control">
          <Input required />
        </Field>
        <Field label="By a picker">
          <Picker range={['a']} required />
        </Field>
        <Field label="By the prop" required>
          <Input />
        </Field>
        <Field label="Without" required={false}>
          <Input required />
        </Field>
        <Field label="Optional">
          <Input />
        </Field>
      </>,
    )
    const marks = ['By the control', 'By a picker', 'By the prop', 'Without', 'Optional'].map(mark)
    expect(marks).toEqual(['""', '""', '""', 'none', 'none'])
  })
})

describe('prefix and suffix', () => {
  const box = () => document.querySelector('.sw-form-field-control') as HTMLElement

  test('share one box with the control', () => {
    render(
      <Field label="Price" prefix="€" suffix="per night">
        <Input />
      </Field>,
    )
    const field = screen.getByRole('textbox').element()
    expect(field).toHaveAttribute('data-plain')
    expect(getComputedStyle(field).backgroundColor).toBe('rgba(0, 0, 0, 0)')
    expect(getComputedStyle(box()).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    expect(field).toHaveAccessibleName('Price')
    expect(field).toHaveAccessibleDescription('€ per night')
    const [before, after] = [screen.getByText('€'), screen.getByText('per night')].map((part) =>
      part.element().getBoundingClientRect(),
    )
    expect(before?.right).toBeLessThan(field.getBoundingClientRect().left)
    expect(after?.left).toBeGreaterThan(field.getBoundingClientRect().right)
  })

  test('the box shows the focus', async () => {
    render(
      <Field label="Price" prefix="€">
        <Input />
      </Field>,
    )
    await userEvent.click(screen.getByRole('textbox'))
    expect(getComputedStyle(box()).outlineStyle).toBe('solid')
    expect(getComputedStyle(screen.getByRole('textbox').element()).outlineStyle).toBe('none')
  })

  test('a button after the control is no part of its description, and a press on it does not focus the control', async () => {
    const send = vi.fn()
    render(
      <Field
        label="Phone"
        suffix={
          <Button size="mini" onClick={send}>
            Send code
          </Button>
        }
      >
        <Input />
      </Field>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(send).toHaveBeenCalledOnce()
    const field = screen.getByRole('textbox').element()
    expect(document.activeElement).not.toBe(field)
    expect(field).not.toHaveAccessibleDescription()
  })
})

describe('counter', () => {
  const count = () => document.querySelector('.sw-form-field-count')?.textContent

  test('shows the number of characters and the maximum, however the text changes', async () => {
    render(
      <Form>
        <Field label="Title" counter>
          <Input defaultValue="abc" maxLength={5} />
        </Field>
        <button type="reset">Reset</button>
      </Form>,
    )
    const field = screen.getByRole('textbox').element() as HTMLInputElement
    expect(count()).toBe('3/5')
    expect(field).toHaveAccessibleDescription('3/5')
    await userEvent.type(field, 'd')
    expect(count()).toBe('4/5')
    field.value = 'by a script'
    await vi.waitFor(() => expect(count()).toBe('11/5'))
    expect(document.querySelector('.sw-form-field-count')).toHaveAttribute('data-over')
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    await vi.waitFor(() => expect(count()).toBe('3/5'))
  })

  test('follows a controlled field, and a field that replaces another', async () => {
    render(<Replaced />)
    expect(count()).toBe('1')
    await userEvent.type(screen.getByRole('textbox'), 'b')
    expect(count()).toBe('2')
    await userEvent.click(screen.getByRole('button'))
    await vi.waitFor(() => expect(count()).toBe('4'))
  })

  test('is not shown for a control without text', () => {
    render(
      <Field label="Wi-Fi" counter>
        <Switch />
      </Field>,
    )
    expect(count()).toBeUndefined()
  })
})

describe('in a row', () => {
  test('the control has the name of the row, and all texts', () => {
    render(
      <CellGroup>
        <Cell
          title="Price"
          description="Per night"
          control={
            <Field prefix="€" description="Without taxes" error="Too low">
              <Input />
            </Field>
          }
        />
      </CellGroup>,
    )
    const field = screen.getByRole('textbox').element()
    expect(field).toHaveAccessibleName('Price')
    expect(field).toHaveAccessibleDescription('Too low Without taxes € Per night')
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(document.querySelectorAll('label')).toHaveLength(1)
    expect(getComputedStyle(document.querySelector('[data-framed]') as Element).backgroundColor).toBe(
      'rgba(0, 0, 0, 0)',
    )
  })
})

describe('in a form', () => {
  test('shows the browser’s error, and then that of a server', async () => {
    render(
      <Form onSubmit={({ detail }) => detail.setErrors({ email: 'This address is taken.' })}>
        <Field label="E-mail">
          <Input name="email" required />
        </Field>
        <button type="submit">Send</button>
      </Form>,
    )
    const field = screen.getByRole('textbox').element()
    await userEvent.click(screen.getByRole('button'))
    expect(field).toHaveAccessibleDescription(/.+/)
    expect(document.querySelector('.sw-group-text[data-error]')?.textContent).toMatch(/.+/)
    expect(document.activeElement).toBe(field)
    await userEvent.type(field, 'ada@example.org')
    expect(field).not.toHaveAccessibleDescription()
    await userEvent.click(screen.getByRole('button'))
    await vi.waitFor(() => expect(field).toHaveAccessibleDescription('This address is taken.'))
  })

  test('shows errors of React Hook Form around its Controller', async () => {
    render(<WithLibrary />)
    await userEvent.click(screen.getByRole('button'))
    const field = screen.getByRole('textbox', { name: 'Size' }).element()
    await vi.waitFor(() => expect(field).toHaveAccessibleDescription('Choose a size'))
    expect(field).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(field, 'm')
    await vi.waitFor(() => expect(field).not.toHaveAccessibleDescription())
  })
})
