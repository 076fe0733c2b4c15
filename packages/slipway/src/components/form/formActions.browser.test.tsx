import { type ReactNode, useActionState } from 'react'
import { useFormStatus } from 'react-dom'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/internal/environment/render.tsx'
import { Button } from '../button/index.ts'
import { Cell } from '../cell/index.ts'
import { Checkbox, CheckboxGroup } from '../checkbox/index.ts'
import { Input } from '../input/index.ts'
import { Picker } from '../picker/index.ts'
import { Radio, RadioGroup } from '../radio/index.ts'
import { Slider } from '../slider/index.ts'
import { Switch } from '../switch/index.ts'
import { Textarea } from '../textarea/index.ts'
import { Form } from './index.ts'

/** Returns an action that is pending until the test ends it, like a request to a server. */
function slowAction() {
  const sent: [string, FormDataEntryValue][][] = []
  let end = (_answer: string) => {}
  const action = (_before: string, data: FormData) => {
    sent.push([...data.entries()])
    return new Promise<string>((resolve) => {
      end = resolve
    })
  }
  return { sent, action, end: (answer: string) => end(answer) }
}

function Status(): ReactNode {
  return <output>{useFormStatus().pending ? 'is being sent' : 'at rest'}</output>
}

function OrderForm({ action }: { action: ReturnType<typeof slowAction>['action'] }): ReactNode {
  const [answer, send] = useActionState(action, 'nothing yet')
  return (
    <Form aria-label="Order" action={send}>
      <Input aria-label="Name" name="name" required defaultValue="Ada" />
      <Textarea aria-label="Note" name="note" defaultValue="Ring twice" />
      <RadioGroup aria-label="Size" name="size" defaultValue="m">
        <Radio value="s">Small</Radio>
        <Radio value="m">Medium</Radio>
      </RadioGroup>
      <CheckboxGroup aria-label="Extras" name="extras" defaultValue={['milk', 'sugar']}>
        <Checkbox value="milk">Milk</Checkbox>
        <Checkbox value="sugar">Sugar</Checkbox>
      </CheckboxGroup>
      <Switch aria-label="Urgent" name="urgent" defaultChecked />
      <Slider aria-label="Volume" name="volume" defaultValue={40} />
      <Picker aria-label="Colour" name="colour" mode="selector" range={['red', 'blue']} defaultValue={1} />
      <Button formType="submit">Send</Button>
      <Status />
      <p>{answer}</p>
    </Form>
  )
}

const order = [
  ['name', 'Ada'],
  ['note', 'Ring twice'],
  ['size', 'm'],
  ['extras', 'milk'],
  ['extras', 'sugar'],
  ['urgent', 'on'],
  ['volume', '40'],
  ['colour', '1'],
]
const send = () => userEvent.click(page.getByRole('button', { name: 'Send' }))

test('a form action of React receives the values of all controls as FormData, and its status is shown', async () => {
  const { sent, action, end } = slowAction()
  render(<OrderForm action={action} />)
  await send()
  await expect.element(page.getByText('is being sent')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true')
  expect(sent).toEqual([order])
  await userEvent.click(page.getByRole('button', { name: 'Send' }), { force: true })
  expect(sent, 'once more while it is under way').toHaveLength(1)
  end('accepted')
  await expect.element(page.getByText('accepted')).toBeVisible()
  await expect.element(page.getByText('at rest')).toBeVisible()
})

test('after an action React resets the form and each control', async () => {
  const { sent, action, end } = slowAction()
  render(<OrderForm action={action} />)
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Grace')
  await userEvent.click(page.getByRole('switch'))
  await userEvent.click(page.getByRole('radio', { name: 'Small' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Milk' }))
  page.getByRole('slider').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await send()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toEqual([
    ['name', 'Grace'],
    ['note', 'Ring twice'],
    ['size', 's'],
    ['extras', 'sugar'],
    ['volume', '41'],
    ['colour', '1'],
  ])
  end('accepted')
  await expect.element(page.getByText('accepted')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
  await expect.element(page.getByRole('switch')).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Medium' })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'Milk' })).toBeChecked()
  await expect.element(page.getByRole('slider')).toHaveValue('40')
})

test('an action is not called while a control is invalid', async () => {
  const { sent, action } = slowAction()
  render(<OrderForm action={action} />)
  await userEvent.clear(page.getByRole('textbox', { name: 'Name' }))
  await send()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  expect(sent).toEqual([])
})

test('an action that ends with errors keeps the values, and the next one that succeeds resets the form', async () => {
  render(<TakenNames />)
  const name = page.getByRole('textbox', { name: 'Name' })
  await userEvent.fill(name, 'Ada')
  await userEvent.click(page.getByRole('switch'))
  await send()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription('This name is taken.')
  await expect.element(name).toHaveValue('Ada')
  await expect.element(page.getByRole('switch')).toBeChecked()
  await userEvent.click(page.getByRole('button', { name: 'Reset' }))
  await expect.element(name).toHaveValue('')
  await expect.element(page.getByRole('switch')).not.toBeChecked()
  await userEvent.fill(name, 'Grace')
  await send()
  await expect.element(name).toHaveValue('')
})

test('the error of an action focuses its control, also if the user has changed that control last', async () => {
  render(<TakenNames />)
  const name = page.getByRole('textbox', { name: 'Name' })
  for (const text of ['Ada', 'Ada']) {
    await userEvent.fill(name, text)
    await send()
    await expect.element(name).toHaveFocus()
    await userEvent.fill(name, 'A')
  }
})

test('of several errors of an action, the first one gets the focus, also if the user has changed only its control', async () => {
  render(<RefusedForm />)
  const name = page.getByRole('textbox', { name: 'Name' })
  for (const text of ['Ada', 'Eve']) {
    await userEvent.fill(name, text)
    await send()
    await expect.element(page.getByText(`Refused ${text}`)).toBeVisible()
    await expect.element(name).toHaveFocus()
  }
})

function RefusedForm(): ReactNode {
  const [errors, action] = useActionState<Readonly<Record<string, string>>, FormData>(
    async (_before, data) => ({ name: `Refused ${data.get('name')}`, note: 'Too short' }),
    {},
  )
  return (
    <Form aria-label="Order" action={action} errors={errors}>
      <Cell title="Name" control={<Input name="name" />} />
      <Cell title="Note" control={<Input name="note" />} />
      <Button formType="submit">Send</Button>
    </Form>
  )
}

function TakenNames(): ReactNode {
  const [errors, action] = useActionState(
    async (_before: object, data: FormData) => (data.get('name') === 'Ada' ? { name: 'This name is taken.' } : {}),
    {},
  )
  return (
    <Form aria-label="Order" action={action} errors={errors}>
      <Cell title="Name" control={<Input name="name" />} />
      <Switch aria-label="Urgent" name="urgent" />
      <Button formType="submit">Send</Button>
      <Button formType="reset">Reset</Button>
    </Form>
  )
}
