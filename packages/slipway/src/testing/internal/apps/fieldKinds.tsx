import type { ComponentType, ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { Calendar } from '../../../components/calendar/index.ts'
import { Checkbox, CheckboxGroup } from '../../../components/checkbox/index.ts'
import { Editor, type EditorEvent } from '../../../components/editor/index.ts'
import { Input } from '../../../components/input/index.ts'
import { Picker, type PickerProps } from '../../../components/picker/index.ts'
import { Radio, RadioGroup } from '../../../components/radio/index.ts'
import { RangeSlider } from '../../../components/range-slider/index.ts'
import { Rate } from '../../../components/rate/index.ts'
import { SearchBar } from '../../../components/search-bar/index.ts'
import { SegmentedControl } from '../../../components/segmented-control/index.ts'
import { Slider } from '../../../components/slider/index.ts'
import { Stepper } from '../../../components/stepper/index.ts'
import { Switch } from '../../../components/switch/index.ts'
import { Textarea } from '../../../components/textarea/index.ts'
import { pressOn } from '../input/pressOn.ts'
import { centerOf, type Point, touchDrag } from '../input/touch.ts'

/** Props that every form of a control gets. */
interface Given {
  readonly name: string
  readonly [prop: string]: unknown
}

/** A control of the kit, with the way in which a user changes it from `from` to `to`. */
export interface FieldKind {
  readonly title: string
  readonly from: unknown
  readonly to: unknown
  /** Renders the control. `prop` is its prop for the value: `value`, or `checked`. */
  render(props: Given): ReactNode
  /** Reads the new value from the event of `onChange` or `onInput`. */
  read(event: never): unknown
  readonly prop?: 'checked'
  readonly event?: 'onInput'
  /** Whether the control works with `register` of React Hook Form; others need `Controller`. */
  readonly canRegister?: true
  /** Renders the boxes of a group, each with the result of `register`. */
  renderEach?(props: object): ReactNode
  change(): Promise<void>
  shown(): unknown
}

/** Any component, with the props of a table. */
const any = (Component: unknown) => Component as ComponentType<Record<string, unknown>>
const detail = (event: { detail: { value: unknown } }) => event.detail.value
export const part = (selector: string) => document.querySelector<HTMLInputElement>(`.sw-page-body ${selector}`)
const checkedValues = () => [...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)

/** A text field of the kit. */
function textKind(title: string, Component: unknown, props = {}, from = 'before', to = 'after'): FieldKind {
  const Field = any(Component)
  const field = () => screen.getByRole(Component === SearchBar ? 'searchbox' : 'textbox')
  return {
    title,
    from,
    to,
    event: 'onInput',
    read: detail,
    render: (given) => <Field aria-label="field" {...props} {...given} />,
    canRegister: true,
    change: () => userEvent.fill(field(), to),
    shown: () => (field().element() as HTMLInputElement).value,
  }
}

/** A picker, changed by a key in its first column. */
function pickerKind(title: string, from: unknown, to: unknown, key: string, props: object): FieldKind {
  const Field = any(Picker)
  return {
    title,
    from,
    to,
    read: detail,
    render: (given) => <Field aria-label="field" {...(props as PickerProps)} {...given} />,
    async change() {
      await pressOn(screen.getByRole('button', { name: /^field/ }))
      await expect.poll(() => document.activeElement?.role).toBe('spinbutton')
      await userEvent.keyboard(`${key}{Enter}`)
      await expect.element(screen.getByRole('button', { name: /^field/ })).toHaveFocus()
    },
    shown: () => {
      const text = part('.sw-picker-input')?.value ?? ''
      if (Array.isArray(from)) return text.split(',').map((one) => (typeof from[0] === 'number' ? Number(one) : one))
      return typeof from === 'number' ? Number(text) : text
    },
  }
}

const radios = (props: object = {}) =>
  ['s', 'm', 'l'].map((value) => (
    <Radio key={value} value={value} {...props}>
      {value}
    </Radio>
  ))

const boxes = (props: object = {}) =>
  ['milk', 'sugar'].map((value) => (
    <Checkbox key={value} value={value} {...props}>
      {value}
    </Checkbox>
  ))

/** A checkbox or a switch, which the user turns. */
function checkKind(title: string, Component: unknown, from: boolean, read: (event: never) => unknown): FieldKind {
  const Field = any(Component)
  return {
    title,
    from,
    to: !from,
    prop: 'checked',
    read,
    render: (given) => <Field aria-label="field" {...given} />,
    canRegister: true,
    change: () => pressOn(screen.getByLabelText('field')),
    shown: () => part('[name=field]')?.checked,
  }
}

/** A rating, on which the user clicks at a star. */
function rateKind(title: string, from: number, star: number): FieldKind {
  const Field = any(Rate)
  return {
    title,
    from,
    to: star === from ? 0 : star,
    read: detail,
    render: (given) => <Field aria-label="field" {...given} />,
    change: () => userEvent.click(screen.getByRole('radio').nth(star - 1), { force: true }),
    shown: () => Number(part('[name=field]:checked')?.value ?? 0),
  }
}

export const chooseDay = (day: string) => pressOn(screen.getByRole('button', { name: day }))

const places = [
  { name: 'Norway', code: 'NO', children: [{ name: 'Oslo' }, { name: 'Bergen' }] },
  { name: 'Washington, D.C.', code: 'DC', children: [{ name: 'Anacostia, SE' }] },
]

const AnyEditor = any(Editor)

/** All form controls of the kit that have a value and a name, except Uploader, in the page of an app. */
export const fieldKinds: readonly FieldKind[] = [
  textKind('an input', Input),
  textKind('an input with a clear button', Input, { clearable: true }),
  textKind('an input for a number', Input, { type: 'number' }, '1', '-2.5'),
  textKind('a text area', Textarea),
  textKind('a search bar', SearchBar),
  {
    title: 'a segmented control',
    from: 'a',
    to: 'b',
    read: detail,
    render: (given) => <SegmentedControl aria-label="field" items={['a', 'b']} {...given} />,
    change: () => pressOn(screen.getByRole('radio', { name: 'b' })),
    shown: () => checkedValues()[0],
  },
  {
    title: 'a range slider',
    from: [20, 80],
    to: [20, 81],
    read: detail,
    render: (given) => <RangeSlider aria-label="field" {...given} />,
    async change() {
      screen.getByRole('slider', { name: 'To' }).element().focus()
      await userEvent.keyboard('{ArrowUp}')
    },
    shown: () =>
      screen
        .getByRole('slider')
        .elements()
        .map((input) => (input as HTMLInputElement).valueAsNumber),
  },
  {
    title: 'an editor',
    from: '<p>before</p>',
    to: '<p>after</p>',
    event: 'onInput',
    read: ({ detail: { html } }: EditorEvent) => html,
    render: (given) => <AnyEditor aria-label="field" {...given} />,
    canRegister: true,
    async change() {
      await expect.poll(() => part('[data-state="ready"]')).not.toBeNull()
      await userEvent.click(screen.getByRole('textbox', { name: 'field' }))
      await userEvent.keyboard('{Control>}a{/Control}after')
    },
    shown: () => part('.sw-editor-text')?.textContent,
  },
  checkKind('a checkbox', Checkbox, false, (event: { detail: { checked: boolean } }) => event.detail.checked),
  checkKind('a checkbox to uncheck', Checkbox, true, (event: { detail: { checked: boolean } }) => event.detail.checked),
  checkKind('a switch', Switch, false, detail),
  checkKind('a switch to turn off', Switch, true, detail),
  {
    title: 'a group of radios',
    from: 's',
    to: 'm',
    read: detail,
    render: (given) => (
      <RadioGroup aria-label="field" {...given}>
        {radios()}
      </RadioGroup>
    ),
    canRegister: true,
    renderEach: radios,
    change: () => pressOn(screen.getByRole('radio', { name: 'm' })),
    shown: () => checkedValues()[0],
  },
  {
    title: 'a group of checkboxes',
    from: ['milk'],
    to: ['sugar'],
    read: detail,
    render: (given) => (
      <CheckboxGroup aria-label="field" {...given}>
        {boxes()}
      </CheckboxGroup>
    ),
    canRegister: true,
    renderEach: boxes,
    async change() {
      await pressOn(screen.getByRole('checkbox', { name: 'milk' }))
      await pressOn(screen.getByRole('checkbox', { name: 'sugar' }))
    },
    shown: checkedValues,
  },
  {
    title: 'a slider',
    from: 40,
    to: 41,
    read: detail,
    render: (given) => <Slider aria-label="field" {...given} />,
    canRegister: true,
    async change() {
      ;(screen.getByRole('slider').element() as HTMLElement).focus()
      await userEvent.keyboard('{ArrowRight}')
    },
    shown: () => part('[name=field]')?.valueAsNumber,
  },
  {
    title: 'a stepper by its buttons',
    from: 2,
    to: 4,
    read: detail,
    render: (given) => <Stepper aria-label="field" {...given} />,
    canRegister: true,
    async change() {
      await pressOn(screen.getByRole('button', { name: 'Increase field' }))
      await pressOn(screen.getByRole('button', { name: 'Increase field' }))
    },
    shown: () => Number(part('[name=field]')?.value),
  },
  {
    title: 'a stepper by typing',
    from: 2,
    to: 12,
    read: detail,
    render: (given) => <Stepper aria-label="field" {...given} />,
    canRegister: true,
    async change() {
      await userEvent.fill(screen.getByRole('spinbutton'), '12')
      await userEvent.tab()
    },
    shown: () => Number(part('[name=field]')?.value),
  },
  rateKind('a rating', 2, 4),
  {
    ...rateKind('a rating by a swipe', 2, 4),
    async change() {
      const [from, to] = [2, 4].map((star) =>
        centerOf(
          screen
            .getByRole('radio')
            .nth(star - 1)
            .element(),
        ),
      )
      await touchDrag(from as Point, to as Point)
      await vi.waitFor(() => expect(part('[name=field]:checked')?.value).toBe('4'))
    },
  },
  rateKind('a rating to clear', 2, 2),
  pickerKind('a picker', 0, 2, '{End}', { range: ['Assam', 'Darjeeling', 'Earl Grey'] }),
  pickerKind('a picker with two lists', [0, 1], [2, 1], '{End}', {
    mode: 'multiSelector',
    range: [
      ['a', 'b', 'c'],
      ['1', '2'],
    ],
  }),
  pickerKind('a picker for a time', '10:30', '11:30', '{ArrowDown}', { mode: 'time' }),
  pickerKind('a picker for a date', '2026-11-21', '2026-12-21', '{ArrowDown}', { mode: 'date' }),
  pickerKind('a picker for a region', ['Norway', 'Bergen'], ['Washington, D.C.', 'Anacostia, SE'], '{End}', {
    mode: 'region',
    regions: places,
  }),
  {
    title: 'a calendar',
    from: '2026-11-10',
    to: '2026-11-21',
    read: detail,
    render: (given) => <Calendar aria-label="field" {...given} />,
    change: () => chooseDay('Saturday, November 21, 2026'),
    shown: () => part('[data-chosen]')?.textContent,
  },
  {
    title: 'a calendar for a range',
    from: ['2026-11-10', '2026-11-12'],
    to: ['2026-11-21', '2026-11-23'],
    read: detail,
    render: (given) => <Calendar aria-label="field" mode="range" {...given} />,
    async change() {
      await chooseDay('Saturday, November 21, 2026')
      await chooseDay('Monday, November 23, 2026')
    },
    shown: () => [...document.querySelectorAll('[data-chosen]')].map(({ textContent }) => textContent),
  },
]
