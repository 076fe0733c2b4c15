import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  button,
  chosen,
  day,
  dialog,
  events,
  inputs,
  openChoices,
  press,
  rangeView,
  sent,
  view,
} from '../../testing/internal/apps/dateTimePage.tsx'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { briefMotion } from '../../testing/internal/environment/briefMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { pressOn } from '../../testing/internal/input/pressOn.ts'
import { Cell } from '../cell/index.ts'
import { Form } from '../form/index.ts'
import { DateTimePicker } from './index.ts'

beforeEach(briefMotion)
beforeEach(() => void events.splice(0))

function LibraryForm({ onData }: { onData(data: unknown): void }) {
  const { control, handleSubmit } = useForm({ defaultValues: { start: chosen } })
  return (
    <form onSubmit={handleSubmit(onData)}>
      <Controller
        name="start"
        control={control}
        render={({ field: { onChange, ...field } }) =>
          view({ ...field, onChange: ({ detail }) => onChange(detail.value) })
        }
      />
      <button type="submit">Send</button>
    </form>
  )
}

function OpenedByCode() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Other
      </button>
      {view({ open: isOpen, onOpen: () => setOpen(true), onClose: () => setOpen(false) })}
    </>
  )
}

test('a required choice, a reset, and the value of a range', async () => {
  const values: unknown[] = []
  render(
    <Form onSubmit={({ detail }) => values.push(detail.value)}>
      <Cell title="Start" control={<DateTimePicker name="start" required />} />
      {rangeView({
        'aria-label': 'Stay',
        name: 'stay',
        precision: 'day',
        defaultValue: ['2026-11-21', '2026-11-28'],
      })}
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </Form>,
  )
  await pressOn(press('Send'))
  await expect.element(button()).toHaveFocus()
  await expect.element(button()).toHaveAttribute('aria-invalid', 'true')
  await pressOn(button())
  await pressOn(day('15'))
  await pressOn(press('Done'))
  await expect.element(button()).not.toHaveAttribute('aria-invalid')
  await pressOn(press('Send'))
  const [start = ''] = sent()
  expect(start).toMatch(/^\d{4}-\d\d-15T\d\d:\d\d$/)
  expect(values).toEqual([{ start, stay: ['2026-11-21', '2026-11-28'] }])
  await pressOn(press('Reset'))
  expect(sent()).toEqual(['', '2026-11-21', '2026-11-28'])
})

test("with React Hook Form's Controller", async () => {
  const values: unknown[] = []
  render(<LibraryForm onData={(data) => void values.push(data)} />)
  await pressOn(button())
  await pressOn(day('22'))
  await pressOn(press('Done'))
  await pressOn(press('Send'))
  await vi.waitFor(() => expect(values).toEqual([{ start: '2026-11-22T14:30' }]))
})

test('page restore sets both ends of a range', async () => {
  render(rangeView({ precision: 'day' }))
  for (const [index, text] of ['2026-11-21', '2026-11-28'].entries()) {
    const input = inputs()[index] as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  await vi.waitFor(() => expect(sent()).toEqual(['2026-11-21', '2026-11-28']))
  expect(events).toHaveLength(1)
})

test('a controlled picker keeps a refused choice', async () => {
  await openChoices(view({ value: chosen }))
  await pressOn(day('23'))
  await pressOn(press('Done'))
  expect([events.length, sent()]).toEqual([2, [chosen]])
})

test('code opens and closes it', async () => {
  await pageOf(<OpenedByCode />)
  await pressOn(press('Other'))
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await pressOn(button())
  await expect.element(dialog).toBeVisible()
})
