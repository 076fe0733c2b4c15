import { cloneElement, type ReactElement } from 'react'
import { type Control, Controller } from 'react-hook-form'
import {
  Calendar,
  Cell,
  CellGroup,
  Checkbox,
  CheckboxGroup,
  CodeInput,
  DateTimePicker,
  Field,
  Input,
  MultiSelect,
  Radio,
  RadioGroup,
  RangeSlider,
  Rate,
  SegmentedControl,
  Select,
  Slider,
  Stepper,
  Switch,
  Textarea,
  Uploader,
} from 'slipway'
import { useWords } from '../words/words.ts'
import type { Report } from './report.ts'

/** The fields of a report: each kind of control, in rows. */
export function ReportFields({ control }: { control: Control<Report> }) {
  const words = useWords()
  const entries = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([value, label]) => ({ value, label }))

  /** Connects a control with the form. Its event has the new value. */
  const bind = (name: keyof Report, element: ReactElement<Bound>) => (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange, ...rest } }) =>
        cloneElement(element, {
          ...rest,
          ...(name === 'accepted' ? { checked: value as boolean } : { value }),
          [texts.includes(name) ? 'onInput' : 'onChange']: ({ detail }: ValueEvent) => onChange(detail.value),
        })
      }
    />
  )

  return (
    <>
      <CellGroup title={words.work}>
        <Cell
          title={words.arrival}
          control={bind('visit', <DateTimePicker mode="range" placeholder={words.choose} />)}
        />
        <Cell
          title={words.device}
          control={bind('device', <Select items={words.devices} placeholder={words.choose} search />)}
        />
        <Cell title={words.serial} control={bind('serial', <Input autoCapitalize="characters" maxLength={20} />)} />
        <Cell
          title={words.parts}
          control={bind('parts', <MultiSelect items={words.partNames} placeholder={words.choose} />)}
        />
        <Cell title={words.helpers} control={bind('helpers', <Stepper max={5} />)} />
        <Cell title={words.level} control={bind('level', <Slider showValue />)} />
        <Cell title={words.pressure} control={bind('pressure', <RangeSlider max={4} step={0.5} showValue />)} />
        <Cell title={words.rating} control={bind('rating', <Rate />)} />
      </CellGroup>
      {bind(
        'checks',
        <CheckboxGroup aria-label={words.checks}>
          <CellGroup title={words.checks}>
            {entries(words.checkNames).map(({ value, label }) => (
              <Cell key={value} title={label} control={<Checkbox value={value} />} />
            ))}
          </CellGroup>
        </CheckboxGroup>,
      )}
      <CellGroup title={words.result}>
        <Cell title={words.result} control={bind('result', <SegmentedControl items={entries(words.results)} />)} />
        <Cell title={words.nextVisit} control={bind('nextVisit', <Calendar />)} />
        <Cell title={words.note} control={bind('note', <Textarea autoHeight maxLength={500} showCount />)} />
        <Cell title={words.documents} control={bind('documents', <Uploader max={3} multiple />)} />
      </CellGroup>
      {bind(
        'payment',
        <RadioGroup aria-label={words.payment}>
          <CellGroup title={words.payment}>
            {entries(words.payments).map(({ value, label }) => (
              <Cell key={value} title={label} control={<Radio value={value} />} />
            ))}
          </CellGroup>
        </RadioGroup>,
      )}
      <CellGroup title={words.customer}>
        <Cell title={words.accepted} control={bind('accepted', <Switch />)} />
      </CellGroup>
      <div className="actions">
        <Field label={words.code} description={words.codeHint}>
          {bind('code', <CodeInput length={4} />)}
        </Field>
      </div>
    </>
  )
}

/** Fields of text report each change by `onInput`. */
const texts: readonly (keyof Report)[] = ['serial', 'note', 'code']

type ValueEvent = { readonly detail: { readonly value: unknown } }
type Bound = Record<string, unknown>
