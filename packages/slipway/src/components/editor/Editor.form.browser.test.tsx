import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editorReady, textOf } from '../../testing/internal/apps/shownEditor.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Button } from '../button/index.ts'
import { Cell } from '../cell/index.ts'
import { Form, FormMessage } from '../form/index.ts'
import { Editor } from './index.ts'

async function showForm(props: object = {}) {
  const sent: unknown[] = []
  const { container, element } = render(
    <Form aria-label="Letter" onSubmit={({ detail }) => sent.push(detail.value)}>
      <Editor aria-label="Note" name="note" {...props} />
      <FormMessage name="note" />
      <Button formType="submit">Send</Button>
      <Button formType="reset">Reset</Button>
    </Form>,
  )
  const root = container.querySelector('.sw-editor') as HTMLElement
  await editorReady(root)
  return { sent, form: element as HTMLFormElement, container, text: textOf(root) }
}

const send = () => userEvent.click(page.getByRole('button', { name: 'Send' }))

test('its HTML is sent under its name, to `Form` and in `FormData`, at the moment of the submission', async () => {
  const { sent, form, text } = await showForm({ defaultValue: '<p>a</p>' })
  text.focus()
  await userEvent.keyboard('{End}bc')
  expect(new FormData(form).get('note')).toBe('<p>abc</p>')
  await userEvent.keyboard('d')
  form.requestSubmit()
  expect(sent).toEqual([{ note: '<p>abcd</p>' }])
})

test('a required editor must not be empty: the form shows its message and focuses the text, until there is some', async () => {
  const { sent, text, container } = await showForm({ required: true })
  await send()
  expect(sent).toEqual([])
  await vi.waitFor(() => expect(document.activeElement).toBe(text))
  expect(text).toHaveAttribute('aria-invalid', 'true')
  const message = container.querySelector('.sw-form-message') as HTMLElement
  expect(text.getAttribute('aria-describedby')?.split(' ')).toContain(message.id)
  await expectNoAxeViolations(container)
  await userEvent.keyboard('a')
  await vi.waitFor(() => expect(text).not.toHaveAttribute('aria-invalid', 'true'))
  await send()
  expect(sent).toEqual([{ note: '<p>a</p>' }])
})

test('a reset restores the initial document and empties the history', async () => {
  const { form, text } = await showForm({ defaultValue: '<p>a</p>' })
  text.focus()
  await userEvent.keyboard('{End}b')
  form.reset()
  await vi.waitFor(() => expect(text.textContent).toBe('a'))
  expect(new FormData(form).get('note')).toBe('<p>a</p>')
  text.focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(text.textContent).toBe('a')
})

test('a disabled editor is not sent', async () => {
  const { form } = await showForm({ defaultValue: '<p>a</p>', disabled: true })
  expect(new FormData(form).has('note')).toBe(false)
})

test('in a row of a form it has the name of the row and no box, and a click on its text keeps the focus', async () => {
  const onBlur = vi.fn()
  const { container } = render(
    <Cell title="Message" control={<Editor name="note" defaultValue="<p>ab</p>" onBlur={onBlur} />} />,
  )
  const root = container.querySelector('.sw-editor') as HTMLElement
  await editorReady(root)
  expect(root).toHaveAttribute('data-plain')
  await userEvent.click(page.getByText('ab'))
  await userEvent.click(page.getByText('ab'))
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'Message' }).element())
  expect(onBlur).not.toHaveBeenCalled()
  await expectNoAxeViolations(container)
})

test('a value that a script writes into its control is shown', async () => {
  const { container, text } = await showForm()
  const field = container.querySelector('textarea') as HTMLTextAreaElement
  field.value = '<p>x</p><script>pwned()</script>'
  expect(text.textContent).toBe('x')
  expect(field.value).toBe('<p>x</p>')
})
