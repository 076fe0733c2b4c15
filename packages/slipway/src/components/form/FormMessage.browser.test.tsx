import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { serverHtml } from '../../testing/internal/apps/serverHtml.ts'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import { Button } from '../button/index.ts'
import { Checkbox, CheckboxGroup } from '../checkbox/index.ts'
import { Radio, RadioGroup } from '../radio/index.ts'
import { Form, FormMessage, type FormProps } from './index.ts'

describeConformance((props) => <FormMessage name="email" {...props} />, { selector: 'div' })

const form = () => document.querySelector('form') as HTMLFormElement
const send = () => userEvent.click(page.getByRole('button', { name: 'Send' }))
const input = (name: string) => form().elements.namedItem(name) as HTMLInputElement
const messageOf = (name: string) => document.querySelector(`[data-name="${name}"]`)?.textContent

const fields = (
  <>
    <input name="name" aria-label="Name" required minLength={2} />
    <FormMessage name="name" />
    <input name="email" aria-label="E-mail" type="email" required defaultValue="nonsense" />
    <FormMessage name="email" />
  </>
)

/** Renders a form, and records its submitted values and `invalid` events. */
function renderForm(props: FormProps = {}) {
  const sent = vi.fn()
  const invalid: unknown[] = []
  render(
    <Form
      onSubmit={({ detail }) => sent(detail.value)}
      onInvalid={({ type, detail, target }) =>
        invalid.push([type, target === form(), detail.fields.map(({ name, element }) => [name, element.name])])
      }
      {...props}
    >
      {props.children ?? fields}
      <Button formType="submit">Send</Button>
      <Button formType="reset">Reset</Button>
    </Form>,
  )
  return { sent, invalid }
}

describe('an invalid form', () => {
  test('is not sent: it emits the fields, shows the messages, and focuses the first field', async () => {
    const { sent, invalid } = renderForm()
    await send()
    expect(sent).not.toHaveBeenCalled()
    const both = [
      ['name', 'name'],
      ['email', 'email'],
    ]
    expect(invalid).toEqual([['invalid', true, both]])
    expect(input('name')).toHaveFocus()
    expect(messageOf('name')).toBe(input('name').validationMessage)
    expect(messageOf('name')).not.toBe('')
    expect(messageOf('email')).toBe(input('email').validationMessage)
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true')
    await expect
      .element(page.getByRole('textbox', { name: 'Name' }))
      .toHaveAccessibleDescription(messageOf('name') ?? '')
    expect(await focusedNode()).toEqual({ role: 'textbox', name: 'Name' })
  })

  test('marks the first field before focusing it, so that screen readers announce the message', async () => {
    renderForm()
    const atFocus: unknown[] = []
    input('name').addEventListener('focus', () => {
      const messageId = input('name').getAttribute('aria-describedby') ?? ''
      atFocus.push(input('name').getAttribute('aria-invalid'), document.getElementById(messageId)?.textContent)
    })
    await send()
    expect(atFocus).toEqual(['true', input('name').validationMessage])
  })

  test('removes the messages of fields that have become valid, and updates the others, while the user types', async () => {
    const { sent } = renderForm()
    await send()
    const missing = messageOf('name')
    await userEvent.fill(input('name'), 'A')
    await vi.waitFor(() => expect(messageOf('name')).not.toBe(missing))
    expect(messageOf('name')).toBe(input('name').validationMessage)
    await userEvent.type(input('name'), 'da')
    await vi.waitFor(() => expect(messageOf('name')).toBe(''))
    expect(input('name')).not.toHaveAttribute('aria-invalid')
    expect(input('name')).not.toHaveAttribute('aria-describedby')
    expect(messageOf('email')).not.toBe('')
    await userEvent.fill(input('email'), 'ada@example.com')
    await send()
    expect(sent).toHaveBeenCalledWith({ name: 'Ada', email: 'ada@example.com' })
  })

  test('shows no message for a field that has become invalid since', async () => {
    renderForm()
    await userEvent.fill(input('name'), 'Ada')
    await send()
    await userEvent.fill(input('name'), '')
    await userEvent.fill(input('email'), 'x')
    expect(messageOf('name')).toBe('')
    expect(messageOf('email')).not.toBe('')
  })

  test('removes all messages on reset', async () => {
    renderForm()
    await send()
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    expect([messageOf('name'), messageOf('email')]).toEqual(['', ''])
    expect(form().querySelector('[aria-invalid]')).toBeNull()
  })

  test('keeps other descriptions of a field, and an `aria-invalid` of your own', async () => {
    renderForm({
      children: (
        <>
          <input name="name" aria-label="Name" required aria-describedby="hint" aria-invalid="false" />
          <span id="hint">As in your passport.</span>
          <FormMessage name="name" id="why" />
        </>
      ),
    })
    await send()
    expect(input('name')).toHaveAttribute('aria-describedby', 'why hint')
    await userEvent.fill(input('name'), 'Ada')
    await vi.waitFor(() => expect(input('name')).toHaveAttribute('aria-describedby', 'hint'))
    expect(input('name')).toHaveAttribute('aria-invalid', 'false')
  })

  test('marks and focuses nothing if `onInvalid` prevents the default', async () => {
    const { sent } = renderForm({ onInvalid: (event) => event.preventDefault() })
    await send()
    expect([messageOf('name'), messageOf('email')]).toEqual(['', ''])
    expect(input('name')).not.toHaveFocus()
    expect(sent).not.toHaveBeenCalled()
  })

  test('is sent with `noValidate`', async () => {
    const { sent } = renderForm({ noValidate: true })
    await send()
    expect(sent).toHaveBeenCalledTimes(1)
  })

  test('is sent by a button with `formNoValidate`', async () => {
    const onSubmit = vi.fn()
    render(
      <Form onSubmit={onSubmit}>
        {fields}
        <Button formType="submit" formNoValidate>
          Keep as a draft
        </Button>
      </Form>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Keep as a draft' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(form().querySelector('[aria-invalid]')).toBeNull()
  })
})

test('a field without a FormMessage gets the browser’s bubble', async () => {
  renderForm({ children: <input name="name" aria-label="Name" required /> })
  const bubble = vi.spyOn(input('name'), 'reportValidity')
  await send()
  expect(bubble).toHaveBeenCalledTimes(1)
  expect(input('name')).toHaveFocus()
  await expect.element(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
})

test('in HTML from a server the browser validates', () => {
  expect(serverHtml(<Form>{fields}</Form>)).not.toMatch(/novalidate/i)
})

describe('custom messages', () => {
  test.each([
    ['a text', 'Who are you?', 'Who are you?'],
    [
      'a function',
      ({ element }: { element: { validity: ValidityState } }) => element.validity.valueMissing && 'Missing',
      'Missing',
    ],
  ] as const)('%s takes the place of the browser’s', async (_, words, expected) => {
    renderForm({
      children: (
        <>
          <input name="name" aria-label="Name" required />
          <FormMessage name="name">{words}</FormMessage>
        </>
      ),
    })
    expect(messageOf('name')).toBe('')
    await send()
    expect(messageOf('name')).toBe(expected)
  })

  test('`setCustomValidity` sets the message', async () => {
    renderForm()
    await userEvent.fill(input('name'), 'Ada')
    await userEvent.fill(input('email'), 'ada@example.com')
    input('email').setCustomValidity('This address is taken.')
    await send()
    expect(messageOf('email')).toBe('This address is taken.')
    expect(input('email')).toHaveFocus()
  })
})

test('a group is reported once, and is valid as soon as one of its boxes is checked', async () => {
  const { sent, invalid } = renderForm({
    children: (
      <>
        <CheckboxGroup name="toppings" aria-label="Toppings" required>
          <Checkbox value="cheese">Cheese</Checkbox>
          <Checkbox value="ham">Ham</Checkbox>
        </CheckboxGroup>
        <FormMessage name="toppings" />
        <RadioGroup name="size" aria-label="Size" required>
          <Radio value="s">Small</Radio>
          <Radio value="m">Medium</Radio>
        </RadioGroup>
        <FormMessage name="size" />
      </>
    ),
  })
  await send()
  const both = [
    ['toppings', 'toppings'],
    ['size', 'size'],
  ]
  expect(invalid).toEqual([['invalid', true, both]])
  await expect.element(page.getByRole('checkbox', { name: 'Cheese' })).toHaveFocus()
  const ham = page.getByRole('checkbox', { name: 'Ham' }).element() as HTMLInputElement
  ham.click() // After a click by script React handles all events at once.
  await vi.waitFor(() => expect(messageOf('toppings')).toBe(''))
  await userEvent.click(page.getByText('Medium'))
  await vi.waitFor(() => expect(messageOf('size')).toBe(''))
  await send()
  expect(sent).toHaveBeenCalledWith({ toppings: ['ham'], size: 'm' })
})

test('axe-core finds nothing, while the form is invalid too', async () => {
  renderForm({ style: { padding: 24, display: 'grid', gap: 12 } })
  await expectNoAxeViolations(form())
  await send()
  await expectNoAxeViolations(form())
})
