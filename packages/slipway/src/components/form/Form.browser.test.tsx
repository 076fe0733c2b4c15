import { useState } from 'react'
import { createPortal, useFormStatus } from 'react-dom'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectConsole } from '../../testing/internal/environment/consoleGuard.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Button } from '../button/index.ts'
import { Form, type FormProps, type FormSubmitEvent } from './index.ts'

describeConformance((props) => <Form aria-label="Note" {...props} />, { selector: 'form' })

const form = () => document.querySelector('form') as HTMLFormElement
const send = () => userEvent.click(page.getByRole('button', { name: 'Send' }))
const field = () => page.getByRole('textbox')
const input = () => field().element() as HTMLInputElement

const noteField = <input aria-label="Note" name="note" defaultValue="first" />

/** Renders a form with a field and a button, and records the submitted values. */
function renderForm(props: FormProps = {}) {
  const sent: unknown[] = []
  const { rerender } = render(
    <Form aria-label="Note" onSubmit={({ type, detail }) => void sent.push([type, detail.value])} {...props}>
      {props.children ?? noteField}
      <Button formType="submit">Send</Button>
      <Button formType="reset">Reset</Button>
      <Button>Help</Button>
    </Form>,
  )
  return { sent, rerender }
}

describe('sending', () => {
  test('[S5.11] a Button with `formType` submit sends the form, reset resets it, and an empty one does neither', async () => {
    const onReset = vi.fn()
    const { sent } = renderForm({ onReset })
    await userEvent.fill(field(), 'second')
    await userEvent.click(page.getByRole('button', { name: 'Help' }))
    expect([sent, onReset.mock.calls]).toEqual([[], []])
    await send()
    expect(sent).toEqual([['submit', { note: 'second' }]])
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.element(field()).toHaveValue('first')
    expect(onReset).toHaveBeenCalledTimes(1)
    expect(sent).toHaveLength(1)
  })

  test('Enter in a field sends the form without leaving the page', async () => {
    const { sent } = renderForm()
    const here = location.href
    await userEvent.click(field())
    await userEvent.keyboard('{Enter}')
    expect(sent).toHaveLength(1)
    expect(location.href).toBe(here)
  })

  test('the values include the name and value of the submit button', async () => {
    const sent: unknown[] = []
    render(
      <Form onSubmit={({ detail }) => void sent.push(detail.value)}>
        {noteField}
        <Button formType="submit" name="after" value="close">
          Send
        </Button>
        <Button formType="submit" name="after" value="stay">
          Apply
        </Button>
      </Form>,
    )
    await send()
    expect(sent).toEqual([{ note: 'first', after: 'close' }])
  })

  test('its event is React’s event, and keeps `currentTarget`', async () => {
    const events: FormSubmitEvent[] = []
    renderForm({ onSubmit: (event) => void events.push(event) })
    await send()
    await Promise.resolve()
    const [event] = events
    expect(event?.target).toBe(form())
    expect(event?.currentTarget).toBe(form())
    expect(new FormData(event?.currentTarget).get('note')).toBe('first')
    expect(event?.nativeEvent).toBeInstanceOf(SubmitEvent)
    expect(event?.defaultPrevented, 'the page stays').toBe(true)
  })

  test('events of a form in a nested overlay are ignored', async () => {
    const outer = vi.fn()
    const inner = vi.fn()
    render(
      <Form onSubmit={outer}>
        {createPortal(
          <Form onSubmit={inner}>
            <Button formType="submit">Send</Button>
          </Form>,
          document.body,
        )}
      </Form>,
    )
    await send()
    expect(inner).toHaveBeenCalledTimes(1)
    expect(outer).not.toHaveBeenCalled()
  })
})

/** A promise for `onSubmit` that a test resolves or rejects. */
function slowWork() {
  let resolve = () => {}
  let reject = (_reason: Error) => {}
  const promise = new Promise<void>((succeed, fail) => {
    resolve = succeed
    reject = fail
  })
  return { promise, resolve, reject, onSubmit: vi.fn(() => promise) }
}

describe('while the form is being sent', () => {
  const button = () => page.getByRole('button', { name: 'Send' })

  test('submit buttons are busy, others are not, and the form is not sent again', async () => {
    const { onSubmit, resolve } = slowWork()
    renderForm({ onSubmit })
    await send()
    await expect.element(button()).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByRole('button', { name: 'Help' })).not.toHaveAttribute('aria-busy')
    expect(form()).toHaveAttribute('data-sending')
    await userEvent.click(field())
    await userEvent.keyboard('{Enter}')
    form().requestSubmit()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    resolve()
    await expect.element(button()).not.toHaveAttribute('aria-busy')
    await expect.element(field()).toHaveValue('first')
    await send()
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  test('a rejection ends it, and is reported as an unhandled rejection', async () => {
    const { onSubmit, reject } = slowWork()
    expectConsole('error', /PromiseRejectionEvent/)
    const onUnhandled = vi.fn((event: PromiseRejectionEvent) => event.preventDefault())
    window.addEventListener('unhandledrejection', onUnhandled, { once: true })
    renderForm({ onSubmit })
    await send()
    reject(new Error('no signal'))
    await expect.element(button()).not.toHaveAttribute('aria-busy')
    await vi.waitFor(() => expect(onUnhandled).toHaveBeenCalledTimes(1))
  })
})

/** Shows the form status of React inside the form. */
function Pending() {
  const { pending, data } = useFormStatus()
  return <output>{pending ? `sending ${data.get('note')}` : 'at rest'}</output>
}

describe('a form action of React', () => {
  test('receives the FormData, makes the button busy, and resets the form at its end', async () => {
    const work = slowWork()
    const got: unknown[] = []
    const action = (data: FormData) => {
      got.push(Object.fromEntries(data))
      return work.promise
    }
    const onSubmit = vi.fn()
    renderForm({
      action,
      onSubmit,
      children: (
        <>
          {noteField}
          <Pending />
        </>
      ),
    })
    await userEvent.fill(field(), 'second')
    await send()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    await expect.element(page.getByText('sending second')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true')
    expect(got).toEqual([{ note: 'second' }])
    work.resolve()
    await expect.element(page.getByText('at rest')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy')
    await expect.element(field()).toHaveValue('first')
  })

  test('is not called for an invalid form, or if `onSubmit` prevents it', async () => {
    const action = vi.fn()
    const onSubmit = vi.fn((event: FormSubmitEvent) => event.preventDefault())
    renderForm({ action, onSubmit, children: <input name="note" required aria-label="Note" /> })
    await send()
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.fill(field(), 'first')
    await send()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(action).not.toHaveBeenCalled()
  })

  test('can be set on the button', async () => {
    const action = vi.fn()
    render(
      <Form>
        {noteField}
        <Button formType="submit" formAction={(data) => action(data.get('note'))}>
          Send
        </Button>
      </Form>,
    )
    await send()
    await vi.waitFor(() => expect(action).toHaveBeenCalledWith('first'))
  })
})

test('an address as `action` is left to the browser', async () => {
  const prevented: boolean[] = []
  window.addEventListener(
    'submit',
    (event) => {
      prevented.push(event.defaultPrevented)
      event.preventDefault()
    },
    { once: true },
  )
  renderForm({ action: '/notes' })
  await send()
  expect(prevented).toEqual([false])
})

/** Imitates `handleSubmit` of form libraries: returns a listener for React's event. */
function handleSubmit(save: (values: unknown) => void) {
  return async (event?: React.BaseSyntheticEvent) => {
    event?.preventDefault()
    event?.persist()
    await Promise.resolve()
    save('saved')
  }
}

test('it works with `handleSubmit` of form libraries', async () => {
  const save = vi.fn()
  render(
    <Form onSubmit={handleSubmit(save)}>
      <Button formType="submit">Send</Button>
    </Form>,
  )
  await send()
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(1))
})

/** A form that shows the submitted value. */
function Greeting() {
  const [name, setName] = useState('stranger')
  return (
    <Form onSubmit={({ detail }) => setName(String(detail.value.name))}>
      <input name="name" aria-label="Name" />
      <Button formType="submit">Send</Button>
      <output>Hello, {name}</output>
    </Form>
  )
}

test('a state update in `onSubmit` is rendered', async () => {
  render(<Greeting />)
  await userEvent.fill(field(), 'Ada')
  await send()
  await expect.element(page.getByText('Hello, Ada')).toBeVisible()
  expect(input().value).toBe('Ada')
})
