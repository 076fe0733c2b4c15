import { type ReactNode, StrictMode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { switchLocale } from '../../base/locale/locale.ts'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { watchChoosers } from '../../testing/internal/fakes/fileChooser.ts'
import { heldUploads } from '../../testing/internal/fakes/heldUploads.ts'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { Button } from '../button/index.ts'
import { Form, FormMessage, type FormProps } from '../form/index.ts'
import { Uploader, type UploaderProps, type UploadItem } from './index.ts'

const form = () => document.querySelector('form') as HTMLFormElement
const check = () => document.querySelector('.sw-uploader-check') as HTMLInputElement
const said = () => document.querySelector('.sw-form-message')?.textContent
const add = () => page.getByRole('button', { name: 'Add files' })
const send = page.getByRole('button', { name: 'Send' })
const group = page.getByRole('group', { name: 'Notes' })
const isBusy = () => send.element().ariaBusy === 'true'
const note = (name: string) => new File(['abc'], name, { type: 'text/plain' })
const failed: readonly Partial<UploadItem>[] = [
  { url: '/a.txt' },
  { key: 'b', name: 'b.txt', status: 'failed', file: note('b.txt') },
]
const noneFailed = 'Try again or remove what could not be uploaded: b.txt'

function drop(...files: readonly File[]): void {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const zone = document.querySelector('.sw-uploader') as Element
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

/** A form with an uploader that records its submits. */
function formOf(props: UploaderProps, formProps: FormProps = {}, more?: ReactNode) {
  const sent: unknown[] = []
  const node = (
    <Form aria-label="Report" onSubmit={({ detail }) => void sent.push(detail.value)} {...formProps}>
      <Uploader aria-label="Notes" name="notes" multiple {...props} />
      <FormMessage name="notes" />
      {more}
      <Button formType="submit">Send</Button>
      <Button formType="reset">Reset</Button>
    </Form>
  )
  return { sent, node }
}

function inForm(...given: Parameters<typeof formOf>) {
  const { sent, node } = formOf(...given)
  return { sent, ...render(<StrictMode>{node}</StrictMode>) }
}

describe('required', () => {
  test('a form without a file is not submitted, and the message of the browser points to the add button', async () => {
    const { sent } = inForm({ required: true })
    expect(check().matches(':invalid')).toBe(true)
    expect(check().validity.valueMissing).toBe(true)
    await userEvent.click(send)
    expect(sent).toEqual([])
    await expect.element(add()).toHaveFocus()
    expect(said()).toBe(check().validationMessage)
    expect(said()).not.toBe('')
    await expect.element(group).toHaveAccessibleDescription(said() ?? '')
    await expect.element(group).toHaveAttribute('aria-invalid', 'true')
  })

  test('after a file was added by touch, the form is valid and can be submitted', async () => {
    const opened = await watchChoosers()
    const { sent } = inForm({ required: true })
    await touchTap(centerOf(send.element()))
    await vi.waitFor(() => expect(said()).not.toBe(''))
    await touchTap(centerOf(add().element()))
    await (await opened()).choose(note('a.txt'))
    await vi.waitFor(() => expect(said()).toBe(''))
    expect(form().checkValidity()).toBe(true)
    await expect.element(group).not.toHaveAttribute('aria-invalid')
    await touchTap(centerOf(send.element()))
    await vi.waitFor(() => expect(sent).toMatchObject([{ notes: [{ name: 'a.txt' }] }]))
  })

  test('it is invalid again after the last file was removed; a reset removes the message', async () => {
    const { sent } = inForm({ required: true, defaultValue: [{ url: '/a.txt' }] })
    await userEvent.click(page.getByRole('button', { name: 'Remove a.txt' }))
    await expect.element(add()).toHaveFocus()
    await userEvent.click(send)
    await vi.waitFor(() => expect(said()).not.toBe(''))
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await vi.waitFor(() => expect(said()).toBe(''))
    await userEvent.click(send)
    expect(sent).toEqual([{ notes: ['/a.txt'] }])
  })

  test('native validation works too, also with the `form` attribute', async () => {
    render(
      <>
        <form id="elsewhere" />
        <Uploader aria-label="Notes" name="notes" form="elsewhere" required />
      </>,
    )
    expect(form().reportValidity()).toBe(false)
    await expect.element(add()).toHaveFocus()
    expect([...new FormData(form())]).toEqual([])
    drop(note('a.txt'))
    await vi.waitFor(() => expect(form().checkValidity()).toBe(true))
  })

  test.each([{ disabled: true }, { readOnly: true }])('it is not validated with %j', (props) => {
    inForm({ required: true, defaultValue: failed.slice(1), ...props })
    expect(form().checkValidity()).toBe(true)
  })

  test('axe-core finds nothing while a file is missing', async () => {
    const { container } = inForm({ required: true })
    await userEvent.click(send)
    await expectNoAxeViolations(container)
  })
})

describe('a failed upload', () => {
  test('blocks the form; the focus moves to the file, and a key tries again', async () => {
    const { get, begun, upload } = heldUploads()
    const { sent } = inForm({ defaultValue: failed, upload })
    send.element().focus()
    await userEvent.keyboard('{Enter}')
    const again = page.getByRole('button', { name: 'Try again: b.txt' })
    await expect.element(again).toHaveFocus()
    expect(said()).toBe(noneFailed)
    expect(sent).toEqual([])
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(begun).toHaveLength(1))
    await vi.waitFor(() => expect(said()).toBe(''))
    get(0).end('/b.txt')
    await vi.waitFor(() => expect(form().checkValidity()).toBe(true))
    await userEvent.click(send)
    expect(sent).toEqual([{ notes: ['/a.txt', '/b.txt'] }])
  })

  test('no longer blocks the form after its removal', async () => {
    const { sent } = inForm({ defaultValue: failed })
    await userEvent.click(send)
    expect(said()).toBe(noneFailed)
    await userEvent.click(page.getByRole('button', { name: 'Remove b.txt' }))
    await vi.waitFor(() => expect(said()).toBe(''))
    await userEvent.click(send)
    expect(sent).toEqual([{ notes: ['/a.txt'] }])
  })

  test('is reported in the language of the app', async () => {
    inForm({ defaultValue: failed })
    await switchLocale('fr')
    await vi.waitFor(() => expect(check().validationMessage).toMatch('Réessayez'))
    await switchLocale('en')
  })
})

describe('a form that is submitted during uploads', () => {
  test('waits with a busy button, and is submitted once, with the uploaded files and the current values', async () => {
    const { get, upload } = heldUploads()
    const { sent } = inForm({ upload, required: true }, {}, <input name="title" aria-label="Title" />)
    drop(note('a.txt'), note('b.txt'))
    await vi.waitFor(() => expect(check().validationMessage).toBe('Files are still being uploaded'))
    await userEvent.click(send)
    await expect.element(send).toHaveAttribute('aria-busy', 'true')
    expect(said()).toBe('')
    await userEvent.fill(page.getByRole('textbox'), 'Harbour')
    await userEvent.keyboard('{Enter}')
    get(1).end('/b')
    get(0).end('/a')
    await vi.waitFor(() => expect(sent).toEqual([{ notes: ['/a', '/b'], title: 'Harbour' }]))
    await vi.waitFor(() => expect(isBusy()).toBe(false))
    expect(sent).toHaveLength(1)
  })

  test('is submitted by the button that was pressed', async () => {
    const { get, upload } = heldUploads()
    const { sent } = inForm(
      { upload },
      {},
      <Button formType="submit" name="after" value="close">
        Finish
      </Button>,
    )
    drop(note('a.txt'))
    await vi.waitFor(() => expect(get(0).name).toBe('a.txt'))
    await touchTap(centerOf(page.getByRole('button', { name: 'Finish' }).element()))
    await vi.waitFor(() => expect(isBusy()).toBe(true))
    get(0).end('/a')
    await vi.waitFor(() => expect(sent).toEqual([{ notes: ['/a'], after: 'close' }]))
  })

  test('stops waiting as soon as an upload fails', async () => {
    const { get, upload } = heldUploads()
    const { sent } = inForm({ upload })
    drop(note('a.txt'), note('b.txt'))
    await vi.waitFor(() => expect(get(1).name).toBe('b.txt'))
    await userEvent.click(send)
    get(1).fail(new Error('no signal'))
    await vi.waitFor(() => expect(said()).toBe(noneFailed))
    await expect.element(page.getByRole('button', { name: 'Try again: b.txt' })).toHaveFocus()
    await vi.waitFor(() => expect(isBusy()).toBe(false))
    expect(sent).toEqual([])
  })

  test('does not wait if another field is invalid', async () => {
    const { get, upload } = heldUploads()
    const onInvalid = vi.fn()
    inForm(
      { upload },
      { onInvalid: ({ detail }) => onInvalid(detail.fields.map(({ name }) => name)) },
      <input name="title" aria-label="Title" required />,
    )
    drop(note('a.txt'))
    await vi.waitFor(() => expect(get(0).name).toBe('a.txt'))
    await userEvent.click(send)
    expect(onInvalid.mock.calls).toEqual([[['title']]])
    expect(isBusy()).toBe(false)
    await expect.element(page.getByRole('textbox')).toHaveFocus()
  })

  test('is submitted when the last uploading file is removed, or the uploader is unmounted', async () => {
    const { begun, upload } = heldUploads()
    const { node, sent } = formOf({ upload })
    const { rerender } = render(node)
    drop(note('a.txt'))
    await vi.waitFor(() => expect(begun).toHaveLength(1))
    await userEvent.click(send)
    await vi.waitFor(() => expect(isBusy()).toBe(true))
    await userEvent.click(page.getByRole('button', { name: 'Remove a.txt' }))
    await vi.waitFor(() => expect(sent).toEqual([{ notes: [] }]))
    drop(note('b.txt'))
    await vi.waitFor(() => expect(begun).toHaveLength(2))
    await userEvent.click(send)
    await vi.waitFor(() => expect(isBusy()).toBe(true))
    rerender(<Form {...node.props}>{node.props.children.slice(1)}</Form>)
    await vi.waitFor(() => expect(sent).toEqual([{ notes: [] }, {}]))
  })

  test('is submitted even if the app disables the fields meanwhile', async () => {
    const { get, begun, upload } = heldUploads()
    const { sent, node } = formOf({ upload })
    const { rerender } = render(node)
    drop(note('a.txt'))
    await vi.waitFor(() => expect(begun).toHaveLength(1))
    await userEvent.click(send)
    await vi.waitFor(() => expect(isBusy()).toBe(true))
    rerender(
      <Form {...node.props}>
        <Uploader {...node.props.children[0].props} readOnly />
        {node.props.children.slice(1)}
      </Form>,
    )
    get(0).end('/a')
    await vi.waitFor(() => expect(sent).toEqual([{ notes: ['/a'] }]))
  })

  test('is cancelled by a reset', async () => {
    const { begun, upload } = heldUploads()
    const { sent } = inForm({ upload })
    drop(note('a.txt'))
    await vi.waitFor(() => expect(begun).toHaveLength(1))
    await userEvent.click(send)
    await vi.waitFor(() => expect(isBusy()).toBe(true))
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await vi.waitFor(() => expect(isBusy()).toBe(false))
    expect(sent).toEqual([])
    await userEvent.click(send)
    expect(sent).toEqual([{ notes: [] }])
  })

  test('does not wait with `noValidate`, or for files that are not uploaded', async () => {
    const { begun, upload } = heldUploads()
    const { sent } = inForm({ upload }, { noValidate: true })
    drop(note('a.txt'))
    await vi.waitFor(() => expect(begun).toHaveLength(1))
    await userEvent.click(send)
    expect(sent).toEqual([{ notes: [] }])
  })

  test('is submitted when its page is shown again, if the page was covered meanwhile', async () => {
    const { get, begun, upload } = heldUploads()
    const { sent, node } = formOf({ upload })
    await pageOf(node)
    drop(note('a.txt'))
    await vi.waitFor(() => expect(begun).toHaveLength(1))
    await userEvent.click(send)
    await vi.waitFor(() => expect(isBusy()).toBe(true))
    await navigateTo({ url: '/other' })
    get(0).end('/a')
    await vi.waitFor(() => expect(document.querySelector('[data-status="done"]')).not.toBeNull())
    expect(sent).toEqual([])
    await navigateBack()
    await vi.waitFor(() => expect(sent).toEqual([{ notes: ['/a'] }]))
  })

  test('is blocked with a message if it is a native form', async () => {
    const { begun, get, upload } = heldUploads()
    render(
      <form>
        <Uploader aria-label="Notes" name="notes" max={1} upload={upload} />
      </form>,
    )
    drop(note('a.txt'))
    await vi.waitFor(() => expect(begun).toHaveLength(1))
    expect(form().reportValidity()).toBe(false)
    expect(check().validationMessage).toBe('Files are still being uploaded')
    await expect.element(page.getByRole('button', { name: 'Remove a.txt' })).toHaveFocus()
    get(0).end('/a')
    await vi.waitFor(() => expect(form().checkValidity()).toBe(true))
  })
})
