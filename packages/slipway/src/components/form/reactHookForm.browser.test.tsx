import type { ReactNode } from 'react'
import { Controller, type SubmitHandler, type UseFormReturn, useForm } from 'react-hook-form'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/internal/environment/render.tsx'
import { Button } from '../button/index.ts'
import { Checkbox, CheckboxGroup } from '../checkbox/index.ts'
import { Input } from '../input/index.ts'
import { Picker } from '../picker/index.ts'
import { Radio, RadioGroup } from '../radio/index.ts'
import { Slider } from '../slider/index.ts'
import { Switch } from '../switch/index.ts'
import { Textarea } from '../textarea/index.ts'
import { Form } from './index.ts'

interface Order {
  name: string
  note: string
  size: string
  extras: string[]
  isGift: boolean
  isUrgent: boolean
  volume: number
}

const order: Order = {
  name: 'Ada',
  note: 'Ring twice',
  size: 'm',
  extras: ['milk'],
  isGift: false,
  isUrgent: true,
  volume: 40,
}

const teas = ['Assam', 'Darjeeling', 'Earl Grey']

let library: UseFormReturn<Order>
let sent: Order[]
let plans: { tea: number; day: string }[]
beforeEach(() => {
  sent = []
  plans = []
})

/** All kinds of controls with `register`, as React Hook Form documents it for native controls. */
function RegisteredForm(): ReactNode {
  const form = useForm<Order>({ defaultValues: order })
  library = form
  const { register, handleSubmit, formState } = form
  const keep: SubmitHandler<Order> = (values) => void sent.push(values)
  return (
    <Form aria-label="Order" noValidate onSubmit={handleSubmit(keep)}>
      <Input aria-label="Name" {...register('name', { required: 'A name is needed' })} />
      <p role="alert">{formState.errors.name?.message}</p>
      <Textarea aria-label="Note" {...register('note', { maxLength: 20 })} />
      <RadioGroup aria-label="Size">
        <Radio value="s" {...register('size')}>
          Small
        </Radio>
        <Radio value="m" {...register('size')}>
          Medium
        </Radio>
      </RadioGroup>
      <Checkbox value="milk" {...register('extras')}>
        Milk
      </Checkbox>
      <Checkbox value="sugar" {...register('extras')}>
        Sugar
      </Checkbox>
      <Checkbox {...register('isGift')}>Gift</Checkbox>
      <Switch aria-label="Urgent" {...register('isUrgent')} />
      <Slider aria-label="Volume" {...register('volume', { valueAsNumber: true })} />
      <output>{formState.isDirty ? 'changed' : 'as it was'}</output>
      <Button formType="submit">Send</Button>
    </Form>
  )
}

/** The same form with `Controller`, which controls the values. */
function ControlledForm(): ReactNode {
  const form = useForm<Order>({ defaultValues: order })
  library = form
  const { control, handleSubmit } = form
  return (
    <Form aria-label="Order" onSubmit={handleSubmit((values) => void sent.push(values))}>
      <Controller name="name" control={control} render={({ field }) => <Input aria-label="Name" {...field} />} />
      <Controller name="note" control={control} render={({ field }) => <Textarea aria-label="Note" {...field} />} />
      <Controller
        name="size"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <RadioGroup aria-label="Size" {...field} onChange={({ detail }) => onChange(detail.value)}>
            <Radio value="s">Small</Radio>
            <Radio value="m">Medium</Radio>
          </RadioGroup>
        )}
      />
      <Controller
        name="extras"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <CheckboxGroup aria-label="Extras" {...field} onChange={({ detail }) => onChange(detail.value)}>
            <Checkbox value="milk">Milk</Checkbox>
            <Checkbox value="sugar">Sugar</Checkbox>
          </CheckboxGroup>
        )}
      />
      <Controller
        name="isGift"
        control={control}
        render={({ field: { value, ...field } }) => (
          <Checkbox checked={value} {...field}>
            Gift
          </Checkbox>
        )}
      />
      <Controller
        name="isUrgent"
        control={control}
        render={({ field: { value, ...field } }) => <Switch aria-label="Urgent" checked={value} {...field} />}
      />
      <Controller
        name="volume"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <Slider aria-label="Volume" {...field} onChange={({ detail }) => onChange(detail.value)} />
        )}
      />
      <Button formType="submit">Send</Button>
    </Form>
  )
}

/** Pickers, which need `Controller`: `register` works with native controls only. */
function PlanForm(): ReactNode {
  const { control, handleSubmit, reset, formState } = useForm({ defaultValues: { tea: 1, day: '' } })
  return (
    <Form aria-label="Plan" noValidate onSubmit={handleSubmit((plan) => void plans.push(plan))} onReset={() => reset()}>
      <Controller
        name="tea"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <Picker aria-label="Tea" {...field} range={teas} onChange={({ detail }) => onChange(detail.value)} />
        )}
      />
      <Controller
        name="day"
        control={control}
        rules={{ required: 'A day is needed' }}
        render={({ field: { onChange, ...field } }) => (
          <Picker aria-label="Day" {...field} mode="date" onChange={({ detail }) => onChange(detail.value)} />
        )}
      />
      <p role="alert">{formState.errors.day?.message}</p>
      <Button formType="submit">Send</Button>
      <Button formType="reset">Start again</Button>
    </Form>
  )
}

const box = (name: string) => page.getByRole('textbox', { name })
const checkbox = (name: string) => page.getByRole('checkbox', { name })
const send = () => userEvent.click(page.getByRole('button', { name: 'Send' }))

describe.each([
  ['registered', RegisteredForm],
  ['by Controller', ControlledForm],
])('%s', (_, OrderForm) => {
  test('controls start with the default values of the form', async () => {
    render(<OrderForm />)
    await expect.element(box('Name')).toHaveValue('Ada')
    await expect.element(box('Note')).toHaveValue('Ring twice')
    await expect.element(page.getByRole('radio', { name: 'Medium' })).toBeChecked()
    await expect.element(checkbox('Milk')).toBeChecked()
    await expect.element(checkbox('Sugar')).not.toBeChecked()
    await expect.element(checkbox('Gift')).not.toBeChecked()
    await expect.element(page.getByRole('switch')).toBeChecked()
    await expect.element(page.getByRole('slider')).toHaveValue('40')
  })

  test('changes of the user are submitted', async () => {
    render(<OrderForm />)
    await userEvent.fill(box('Name'), 'Grace')
    await userEvent.fill(box('Note'), 'At the back')
    await userEvent.click(page.getByRole('radio', { name: 'Small' }))
    await userEvent.click(checkbox('Sugar'))
    await userEvent.click(checkbox('Gift'))
    await userEvent.click(page.getByRole('switch'))
    const slider = page.getByRole('slider')
    slider.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await send()
    const changed = { name: 'Grace', note: 'At the back', size: 's', extras: ['milk', 'sugar'], isGift: true }
    await expect.poll(() => sent).toEqual([{ ...changed, isUrgent: false, volume: 41 }])
  })

  test('values set with `setValue` are shown and submitted', async () => {
    render(<OrderForm />)
    await expect.element(box('Name')).toHaveValue('Ada')
    library.setValue('name', 'Mary')
    library.setValue('size', 's')
    library.setValue('extras', ['sugar'])
    library.setValue('isGift', true)
    library.setValue('isUrgent', false)
    await expect.element(box('Name')).toHaveValue('Mary')
    await expect.element(page.getByRole('radio', { name: 'Small' })).toBeChecked()
    await expect.element(checkbox('Milk')).not.toBeChecked()
    await expect.element(checkbox('Sugar')).toBeChecked()
    await expect.element(checkbox('Gift')).toBeChecked()
    await expect.element(page.getByRole('switch')).not.toBeChecked()
    await send()
    await expect
      .poll(() => sent)
      .toEqual([{ ...order, name: 'Mary', size: 's', extras: ['sugar'], isGift: true, isUrgent: false }])
  })

  test('`reset` of the library restores its values', async () => {
    render(<OrderForm />)
    await userEvent.fill(box('Name'), 'Grace')
    await userEvent.click(checkbox('Gift'))
    library.reset()
    await expect.element(box('Name')).toHaveValue('Ada')
    await expect.element(checkbox('Gift')).not.toBeChecked()
    await send()
    await expect.poll(() => sent).toEqual([order])
  })
})

test('validation of the library works, and its error focuses the field', async () => {
  render(<RegisteredForm />)
  await userEvent.clear(box('Name'))
  await send()
  await expect.element(page.getByRole('alert')).toHaveTextContent('A name is needed')
  await expect.element(box('Name')).toHaveFocus()
  expect(sent).toEqual([])
  await userEvent.fill(box('Name'), 'Grace')
  await expect.element(page.getByRole('alert')).toHaveTextContent('')
  await expect.element(page.getByRole('status')).toHaveTextContent('changed')
})

test('a picker works with Controller: default, choice, submission, reset, and an error focuses it', async () => {
  const choose = async (name: RegExp, keys: string) => {
    const button = page.getByRole('button', { name })
    await userEvent.click(button)
    await expect.poll(() => document.activeElement?.role).toBe('spinbutton')
    await userEvent.keyboard(`${keys}{Enter}`)
    await expect.element(button).toHaveFocus()
  }
  render(<PlanForm />)
  await expect.element(page.getByRole('button', { name: /^Tea/ })).toHaveTextContent('Darjeeling')
  await choose(/^Tea/, '{End}')
  await send()
  await expect.element(page.getByRole('alert')).toHaveTextContent('A day is needed')
  await expect.element(page.getByRole('button', { name: /^Day/ })).toHaveFocus()
  expect(plans).toEqual([])
  await choose(/^Day/, '')
  await send()
  await expect.poll(() => plans).toEqual([{ tea: 2, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }])
  await userEvent.click(page.getByRole('button', { name: 'Start again' }))
  await expect.element(page.getByRole('button', { name: /^Tea/ })).toHaveTextContent('Darjeeling')
})
