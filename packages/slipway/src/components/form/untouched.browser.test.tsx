import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/internal/environment/render.tsx'
import { spokenElement } from '../../testing/internal/spoken/spokenTree.ts'
import { Checkbox, CheckboxGroup } from '../checkbox/index.ts'
import { Radio, RadioGroup } from '../radio/index.ts'
import { Rate } from '../rate/index.ts'
import { Switch } from '../switch/index.ts'
import { Form, FormMessage } from './index.ts'

const controls: readonly (readonly [string, ReactNode])[] = [
  ['Checkbox', <Checkbox key="it" name="it" required aria-label="It" />],
  ['Switch', <Switch key="it" name="it" required aria-label="It" />],
  [
    'CheckboxGroup',
    <CheckboxGroup key="it" name="it" required aria-label="All">
      <Checkbox value="1">It</Checkbox>
      <Checkbox value="2">Other</Checkbox>
    </CheckboxGroup>,
  ],
  [
    'RadioGroup',
    <RadioGroup key="it" name="it" required aria-label="All">
      <Radio value="1">It</Radio>
      <Radio value="2">Other</Radio>
    </RadioGroup>,
  ],
  ['Rate', <Rate key="it" name="it" required aria-label="All" />],
]

const form = () => document.querySelector('form') as HTMLFormElement
const box = () => form().querySelector('input:is([type=radio], [type=checkbox])') as HTMLInputElement
const announced = () => spokenElement(box())
const expectInvalid = (invalid: boolean) =>
  vi.waitFor(async () => expect(/ invalid( |$)/.test(await announced())).toBe(invalid))

describe.each(controls)('%s that must be chosen', (_, control) => {
  test('is announced as invalid only after a failed attempt to submit', async () => {
    render(
      <form>
        {control}
        <button type="submit">Send</button>
      </form>,
    )
    await expectInvalid(false)
    expect(form().reportValidity()).toBe(false)
    await expectInvalid(true)
    form().reset()
    await expectInvalid(false)
  })

  test('is invalid after a failed submission of a Form, until it is valid', async () => {
    render(
      <Form>
        {control}
        <FormMessage name="it" />
        <button type="submit">Send</button>
      </Form>,
    )
    await expectInvalid(false)
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expectInvalid(true)
    box().click()
    await expectInvalid(false)
  })
})

test('a required box that was checked and unchecked is invalid', async () => {
  render(<form>{controls[0]?.[1]}</form>)
  box().click()
  box().click()
  await expectInvalid(true)
})

test('`aria-invalid` set by the app wins', async () => {
  const view = (invalid: boolean | undefined) => (
    <form>
      <Checkbox aria-label="It" required aria-invalid={invalid} />
    </form>
  )
  const { rerender } = render(view(true))
  await expectInvalid(true)
  rerender(view(false))
  expect(form().reportValidity()).toBe(false)
  await expectInvalid(false)
})
