import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readFormValue } from '../../hooks/form/formValue.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Form, FormMessage } from '../form/index.ts'
import { Picker } from './index.ts'

const form = () => document.querySelector('form') as HTMLFormElement
const input = () => document.querySelector('.sw-picker-input') as HTMLInputElement
const choice = page.getByRole('button', { name: /^Choice/ })
const teas = ['Assam', 'Darjeeling', 'Earl Grey']

async function choose(keys: string): Promise<void> {
  await userEvent.click(choice)
  await expect.poll(() => document.activeElement?.role).toBe('spinbutton')
  await userEvent.keyboard(`${keys}{Enter}`)
  await expect.element(choice).toHaveFocus()
}

const sent = () => [...new FormData(form()).entries()]

describe('in a form', () => {
  test('sends its value under its name, and is reset with the form', async () => {
    render(
      <form>
        <Picker aria-label="Choice" name="tea" range={teas} defaultValue={1} />
      </form>,
    )
    expect(sent()).toEqual([['tea', '1']])
    await choose('{End}')
    expect(sent()).toEqual([['tea', '2']])
    form().reset()
    await expect.element(choice).toHaveTextContent('Darjeeling')
    expect(sent()).toEqual([['tea', '1']])
  })

  test.each<[string, ReactNode, string]>([
    ['a date', <Picker key="d" mode="date" name="x" defaultValue="2026-11-21" />, '2026-11-21'],
    ['rows', <Picker key="m" mode="multiSelector" name="x" range={[teas, teas]} defaultValue={[1, 2]} />, '1,2'],
    ['nothing', <Picker key="n" mode="time" name="x" />, ''],
  ])('sends %s', (_, picker, value) => {
    render(<form>{picker}</form>)
    expect(sent()).toEqual([['x', value]])
  })

  test('reports its value to a form, not its text', async () => {
    render(
      <form>
        <Picker aria-label="Choice" name="tea" range={teas} defaultValue={1} />
      </form>,
    )
    expect(readFormValue(form().elements.namedItem('tea') as Element)).toBe(1)
    await choose('{Home}')
    expect(readFormValue(input())).toBe(0)
  })

  test('prevents a form from being sent without a choice, and gets the focus', async () => {
    render(
      <form>
        <Picker aria-label="Choice" name="tea" range={teas} required />
      </form>,
    )
    expect(form().checkValidity()).toBe(false)
    await expect.element(choice).not.toHaveAttribute('aria-invalid')
    form().reportValidity()
    await expect.element(choice).toHaveFocus()
    await choose('{Home}')
    expect(form().checkValidity()).toBe(true)
    expect(sent()).toEqual([['tea', '0']])
  })

  test('is invalid after a failed submit, until a choice is made or the form is reset', async () => {
    render(
      <form>
        <Picker aria-label="Choice" name="tea" range={teas} required />
        <Picker aria-label="Another" name="more" range={teas} required />
        <button type="submit">Send</button>
      </form>,
    )
    const another = page.getByRole('button', { name: /^Another/ })
    const send = page.getByRole('button', { name: 'Send' })
    await userEvent.click(send)
    await expect.element(choice).toHaveAttribute('aria-invalid', 'true')
    await expect.element(another).toHaveAttribute('aria-invalid', 'true')
    form().reset()
    await expect.element(choice).not.toHaveAttribute('aria-invalid')
    await expect.element(another).not.toHaveAttribute('aria-invalid')
    await userEvent.click(send)
    await expect.element(choice).toHaveAttribute('aria-invalid', 'true')
    await choose('{Home}')
    await expect.element(choice).not.toHaveAttribute('aria-invalid')
  })

  test('shows its error in a Form, until a choice is made', async () => {
    render(
      <Form>
        <Picker aria-label="Choice" name="tea" range={teas} required />
        <FormMessage name="tea">Which one?</FormMessage>
        <button type="submit">Send</button>
      </Form>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.element(choice).toHaveFocus()
    await expect.element(choice).toHaveAttribute('aria-invalid', 'true')
    await expect.element(choice).toHaveAccessibleDescription(/Which one\?/)
    await choose('{Home}')
    await expect.element(page.getByText('Which one?')).not.toBeInTheDocument()
    await expect.element(choice).not.toHaveAttribute('aria-invalid')
    await expect.element(choice).toHaveTextContent('Assam')
  })

  test('belongs to a form elsewhere', () => {
    render(
      <>
        <form id="other" />
        <Picker aria-label="Choice" name="tea" form="other" range={teas} defaultValue={0} />
      </>,
    )
    expect(sent()).toEqual([['tea', '0']])
  })

  test('is disabled with its fieldset', () => {
    render(
      <form>
        <fieldset disabled>
          <Picker aria-label="Choice" name="tea" range={teas} defaultValue={1} />
        </fieldset>
      </form>,
    )
    expect(sent()).toEqual([])
    expect(choice.element()).toBeDisabled()
  })

  test('opening the picker does not submit the form', async () => {
    const submits: Event[] = []
    render(
      <form
        onSubmit={({ nativeEvent, preventDefault }) => {
          preventDefault()
          submits.push(nativeEvent)
        }}
      >
        <Picker aria-label="Choice" name="tea" range={teas} />
        <button type="submit">Send</button>
      </form>,
    )
    await choose('{End}')
    expect(submits).toEqual([])
  })
})

test('a label names it', async () => {
  render(
    <>
      <label htmlFor="tea">Choice</label>
      <Picker id="tea" range={teas} defaultValue={0} />
    </>,
  )
  await expect.element(choice).toHaveAccessibleDescription('Assam')
  await userEvent.click(choice)
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Choice')
})
