import { type ReactNode, useActionState, useState } from 'react'
import { useForm } from 'react-hook-form'
import { describe, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { expectConsole } from '../../testing/internal/environment/consoleGuard.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Button } from '../button/index.ts'
import { Cell, CellGroup } from '../cell/index.ts'
import { Input } from '../input/index.ts'
import { Picker } from '../picker/index.ts'
import { Radio, RadioGroup } from '../radio/index.ts'
import { Form, FormMessage, type FormProps, type FormSubmitEvent, FormSummary } from './index.ts'

const field = (name: string) => screen.getByRole('textbox', { name, exact: true })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const rowOf = (name: string) => field(name).element().closest('.sw-cell') as HTMLElement
const errorsIn = (element: Element) => [...element.querySelectorAll('.sw-cell-error')].map((one) => one.textContent)
const focused = () => (document.activeElement as HTMLInputElement | null)?.name

function Fields(props: FormProps): ReactNode {
  return (
    <Form {...props}>
      <CellGroup title="Account">
        <Cell title="Name" control={<Input name="name" required />} />
        <Cell title="E-mail" description="For the answer" control={<Input name="email" />} />
        <Cell title="City" control={<Input name="address.city" />} />
      </CellGroup>
      {props.children}
      <Button formType="submit">Send</Button>
      <Button formType="reset">Reset</Button>
    </Form>
  )
}

function Described(): ReactNode {
  const [help, setHelp] = useState('first')
  return (
    <Form>
      <p id="first">First help</p>
      <p id="second">Second help</p>
      <input aria-label="Name" name="name" required aria-describedby={help} onFocus={() => setHelp('second')} />
      <FormMessage name="name">Missing</FormMessage>
      <Button formType="submit">Send</Button>
    </Form>
  )
}

function WithAction(): ReactNode {
  const [state, action] = useActionState<{ errors?: { email: string } }, FormData>(
    async () => ({ errors: { email: 'Taken' } }),
    {},
  )
  return <Fields action={action} errors={state.errors} />
}

function WithLibrary(): ReactNode {
  const { register, handleSubmit, formState } = useForm({ values: { email: '', address: { city: '' } } })
  return (
    <Form noValidate errors={formState.errors} onSubmit={handleSubmit(() => {})}>
      <Cell title="E-mail" control={<Input {...register('email', { minLength: { value: 3, message: 'Short' } })} />} />
      <Cell title="City" control={<Input {...register('address.city', { required: 'Missing' })} />} />
      <Button formType="submit">Send</Button>
    </Form>
  )
}

describe('errors that the browser finds', () => {
  test('a row shows the error of its control instead of a bubble, until the control is valid', async () => {
    const bubble = vi.spyOn(HTMLInputElement.prototype, 'reportValidity')
    render(<Fields />)
    await send()
    const name = field('Name')
    expect(errorsIn(rowOf('Name'))).toEqual([(name.element() as HTMLInputElement).validationMessage])
    expect(focused()).toBe('name')
    expect(bubble).not.toHaveBeenCalled()
    expect(name.element().getAttribute('aria-invalid')).toBe('true')
    await expect.element(name).toHaveAccessibleDescription((name.element() as HTMLInputElement).validationMessage)
    await expectNoAxeViolations(document.body)
    await userEvent.type(name, 'Ada')
    expect(errorsIn(document.body)).toEqual([])
    expect(name.element().hasAttribute('aria-invalid')).toBe(false)
  })

  test('a group shows the error of its radios, and not one of its rows', async () => {
    render(
      <Form>
        <RadioGroup aria-label="Size" name="size" required>
          <CellGroup title="Size">
            <Cell title="Small" control={<Radio value="s" />} />
            <Cell title="Large" control={<Radio value="l" />} />
          </CellGroup>
        </RadioGroup>
        <Button formType="submit">Send</Button>
      </Form>,
    )
    await send()
    const message = (document.querySelector('[type=radio]') as HTMLInputElement).validationMessage
    expect(errorsIn(document.body)).toEqual([])
    expect(document.querySelector('.sw-cell-group > .sw-group-text')?.textContent).toBe(message)
    await userEvent.click(screen.getByText('Large'))
    expect(document.querySelector('.sw-group-text')).toBeNull()
  })

  test('a row with a Picker shows its error', async () => {
    render(
      <Form>
        <Cell title="Day" control={<Picker mode="date" name="day" required />} />
        <Button formType="submit">Send</Button>
      </Form>,
    )
    await send()
    const picker = screen.getByRole('button', { name: 'Day' })
    expect(errorsIn(document.body)).toHaveLength(1)
    await expect.element(picker).toHaveFocus()
    expect(picker.element().getAttribute('aria-describedby')).toContain(document.querySelector('.sw-cell-error')?.id)
  })

  test('the error of the app has priority in its row, and a FormMessage replaces the row’s message', async () => {
    render(
      <Form>
        <Cell title="Name" error="Of the app" control={<Input name="name" required />} />
        <Cell title="E-mail" control={<Input name="email" required />} />
        <FormMessage name="email">Of the message</FormMessage>
        <Button formType="submit">Send</Button>
      </Form>,
    )
    await send()
    expect(errorsIn(document.body)).toEqual(['Of the app'])
    await expect.element(screen.getByText('Of the message')).toBeVisible()
    await expect.element(field('E-mail')).toHaveAccessibleDescription('Of the message')
  })

  test('a description that the app has changed meanwhile remains', async () => {
    render(<Described />)
    await send()
    await userEvent.type(field('Name'), 'Ada')
    expect(field('Name').element().getAttribute('aria-describedby')).toBe('second')
  })
})

describe('`setErrors`, for answers of a server', () => {
  const taken = ({ detail }: FormSubmitEvent) =>
    detail.setErrors({ email: 'Taken', address: { city: 'Unknown' }, name: ['Too short', 'Too old'] })

  test('shows the errors in their rows, focuses the first, and ends each with the next input of its control', async () => {
    render(<Fields onSubmit={taken} />)
    await userEvent.type(field('Name'), 'A')
    await send()
    expect(errorsIn(document.body)).toEqual(['Too short', 'Taken', 'Unknown'])
    expect(focused()).toBe('name')
    await expect.element(field('E-mail')).toHaveAccessibleDescription('Taken For the answer')
    await userEvent.type(field('E-mail'), 'a')
    expect(errorsIn(document.body)).toEqual(['Too short', 'Unknown'])
    await send()
    expect(errorsIn(document.body)).toEqual(['Too short', 'Taken', 'Unknown'])
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect(errorsIn(document.body)).toEqual([])
  })

  test('the errors end with the next submission, also if the answer comes later', async () => {
    let answer = (_: boolean) => {}
    const onSubmit = async ({ detail }: FormSubmitEvent) => {
      const isTaken = await new Promise<boolean>((resolve) => {
        answer = resolve
      })
      if (isTaken) detail.setErrors({ email: 'Taken' })
    }
    render(<Fields onSubmit={onSubmit} />)
    await userEvent.type(field('Name'), 'Ada')
    await send()
    answer(true)
    await vi.waitFor(() => expect(errorsIn(document.body)).toEqual(['Taken']))
    expect(focused()).toBe('email')
    await vi.waitFor(() => expect(document.querySelector('[data-sending]')).toBeNull())
    await send()
    expect(errorsIn(document.body)).toEqual([])
    answer(false)
  })

  test('a control with an error of the browser shows that one', async () => {
    render(<Fields onSubmit={taken} />)
    await userEvent.type(field('Name'), 'A')
    await send()
    await userEvent.clear(field('Name'))
    await send()
    const { validationMessage } = field('Name').element() as HTMLInputElement
    expect(errorsIn(document.body)).toEqual([validationMessage, 'Taken', 'Unknown'])
  })

  test('an error that nothing shows is reported to the developer', async () => {
    expectConsole('error', /error for "phone", which nothing shows/)
    render(<Fields onSubmit={({ detail }) => detail.setErrors({ phone: 'Missing' })} />)
    await userEvent.type(field('Name'), 'Ada')
    await send()
    expect(errorsIn(document.body)).toEqual([])
  })
})

describe('`errors`', () => {
  test('the state of a form action: the first control gets the focus, and the same error is shown again after the next action', async () => {
    render(<WithAction />)
    await userEvent.type(field('Name'), 'Ada')
    await send()
    await vi.waitFor(() => expect(errorsIn(document.body)).toEqual(['Taken']))
    expect(focused()).toBe('email')
    await userEvent.type(field('E-mail'), 'a')
    expect(errorsIn(document.body)).toEqual([])
    await userEvent.type(field('Name'), 'Ada')
    await send()
    await vi.waitFor(() => expect(errorsIn(document.body)).toEqual(['Taken']))
  })

  test('the errors of React Hook Form are shown as long as it has them', async () => {
    render(<WithLibrary />)
    await userEvent.type(field('E-mail'), 'a')
    await send()
    await vi.waitFor(() => expect(errorsIn(document.body)).toEqual(['Short', 'Missing']))
    expect(focused()).toBe('email')
    await userEvent.type(field('E-mail'), 'b')
    expect(errorsIn(document.body)).toEqual(['Short', 'Missing'])
    await userEvent.type(field('E-mail'), 'c')
    await vi.waitFor(() => expect(errorsIn(document.body)).toEqual(['Missing']))
  })
})

describeConformance(
  (props) => (
    <Form>
      <FormSummary title="Please correct" {...props} />
    </Form>
  ),
  { selector: 'section', around: 'form', hasOwnTitle: true },
)

test('a summary lists all errors, and its items focus their controls', async () => {
  const setErrors = ({ detail }: FormSubmitEvent) => detail.setErrors({ email: 'Taken', phone: 'No phone' })
  render(
    <Fields onSubmit={setErrors}>
      <FormSummary title="Please correct" />
    </Fields>,
  )
  const summary = screen.getByRole('region', { name: 'Please correct' })
  await expect.element(summary).not.toBeInTheDocument()
  await userEvent.type(field('Name'), 'Ada')
  await send()
  expect(
    summary
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Taken', 'No phone'])
  await userEvent.click(field('Name'))
  await userEvent.click(summary.getByRole('button', { name: 'Taken' }))
  expect(focused()).toBe('email')
  await expectNoAxeViolations(document.body)
  await userEvent.type(field('E-mail'), 'a')
  expect(
    summary
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['No phone'])
})
