import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showEditor } from '../../testing/internal/apps/shownEditor.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import type { EditorUpload } from './index.ts'

/** Content for a paste or a drop. */
function dataOf(content: Readonly<Record<string, string>>, files: readonly File[] = []): DataTransfer {
  const data = new DataTransfer()
  for (const [type, text] of Object.entries(content)) data.setData(type, text)
  for (const file of files) data.items.add(file)
  return data
}

/** An event of the clipboard. Firefox ignores the data that the constructor gets. */
const clipboardEvent = (type: string, data: DataTransfer) =>
  Object.defineProperty(new ClipboardEvent(type, { bubbles: true, cancelable: true }), 'clipboardData', { value: data })

const paste = (text: Element, content: Readonly<Record<string, string>>, files?: readonly File[]) =>
  text.dispatchEvent(clipboardEvent('paste', dataOf(content, files)))

const picture = new File([new Uint8Array([1, 2, 3])], 'harbour.png', { type: 'image/png' })

describe('paste', () => {
  test('replaces the selection, at one step of undo, and keeps the meaning of the content', async () => {
    const { select, text, context } = await showEditor({ defaultValue: '<p>abc</p>' })
    select(1, 1)
    paste(text, { 'text/html': '<b style="font-size: 90px; color: red">x</b><ul><li>y</li></ul>', 'text/plain': 'x y' })
    expect((await context.getContents()).html).toBe('<p>a<strong>x</strong></p><ul><li>y</li></ul><p>c</p>')
    await context.undo()
    expect((await context.getContents()).html).toBe('<p>abc</p>')
  })

  test('text without HTML stays text, and addresses of a list become lines', async () => {
    const { select, text, context } = await showEditor()
    select(0)
    paste(text, { 'text/plain': '<b>a</b>\r\nb' })
    expect((await context.getContents()).text).toBe('<b>a</b>\nb\n')
    await context.clear()
    select(0)
    paste(text, { 'text/uri-list': '# comment\r\nhttps://a.example\r\nhttps://b.example' })
    expect((await context.getContents()).text).toBe('https://a.example\nhttps://b.example\n')
  })

  test('into code it is text', async () => {
    const { select, text, context } = await showEditor({ defaultValue: '<pre>a</pre>' })
    select(1)
    paste(text, { 'text/html': '<b>b</b>', 'text/plain': 'b' })
    expect((await context.getContents()).html).toBe('<pre>ab</pre>')
  })

  test('what is copied can be pasted again', async () => {
    const { select, text, context } = await showEditor({ defaultValue: '<p>a <strong>b</strong> c</p>' })
    select(0, 5)
    const clipboardData = new DataTransfer()
    text.dispatchEvent(clipboardEvent('cut', clipboardData))
    expect(clipboardData.getData('text/plain')).toBe('a b c')
    expect((await context.getContents()).html).toBe('')
    paste(text, { 'text/html': clipboardData.getData('text/html') })
    expect((await context.getContents()).html).toBe('<p>a <strong>b</strong> c</p>')
  })

  test('a read-only editor takes no paste and no drop', async () => {
    const { text } = await showEditor({ readOnly: true, defaultValue: '<p>a</p>' })
    paste(text, { 'text/plain': 'b' })
    text.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dataOf({ 'text/plain': 'b' }) }),
    )
    expect(text.textContent).toBe('a')
  })
})

test('a drop inserts content where the pointer is', async () => {
  const { text, context } = await showEditor({ defaultValue: '<p>a</p><p>b</p>' })
  const { left, top, height } = (text.querySelectorAll('p')[1] as Element).getBoundingClientRect()
  text.dispatchEvent(
    new DragEvent('drop', {
      bubbles: true,
      cancelable: true,
      clientX: left,
      clientY: top + height / 2,
      dataTransfer: dataOf({ 'text/html': '<em>x</em>' }),
    }),
  )
  expect((await context.getContents()).html).toBe('<p>a</p><p><em>x</em>b</p>')
})

describe('images', () => {
  /** An upload that the test ends. */
  function heldUpload() {
    const calls: {
      resolve(url: string): void
      reject(error: Error): void
      onProgress(percent: number): void
      signal: AbortSignal
    }[] = []
    const upload: EditorUpload = (_, { onProgress, signal }) =>
      new Promise((resolve, reject) => calls.push({ resolve, reject, onProgress, signal }))
    return { calls, upload }
  }

  test('without an upload they are part of the document', async () => {
    const { select, text, context } = await showEditor()
    select(0)
    paste(text, {}, [picture])
    await vi.waitFor(async () =>
      expect((await context.getContents()).html).toBe('<p><img src="data:image/png;base64,AQID" alt="harbour"></p>'),
    )
  })

  test('a picture that can contain code is not inserted', async () => {
    const { select, text, context } = await showEditor()
    select(0)
    paste(text, {}, [new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })])
    expect((await context.getContents()).html).toBe('')
  })

  test('an upload shows its progress, is no part of the contents, and becomes one step of undo', async () => {
    const { calls, upload } = heldUpload()
    const { select, text, context, container } = await showEditor({ upload, defaultValue: '<p>ab</p>' })
    select(1)
    paste(text, {}, [picture])
    const bar = page.getByRole('progressbar', { name: 'Uploading harbour.png' })
    await expect.element(bar).toHaveAttribute('value', '0')
    calls[0]?.onProgress(60)
    await expect.element(bar).toHaveAttribute('value', '60')
    await expectNoAxeViolations(container)
    expect((await context.getContents()).html).toBe('<p>ab</p>')
    select(0)
    await userEvent.keyboard('x')
    calls[0]?.resolve('/harbour.png')
    await vi.waitFor(async () =>
      expect((await context.getContents()).html).toBe('<p>xa<img src="/harbour.png" alt="harbour">b</p>'),
    )
    await context.undo()
    expect((await context.getContents()).html).toBe('<p>xab</p>')
  })

  test('a failed upload can be tried again or removed, and a dangerous address is a failure', async () => {
    const { calls, upload } = heldUpload()
    const { select, text, context, container } = await showEditor({ upload })
    select(0)
    paste(text, {}, [picture])
    calls[0]?.reject(new Error('offline'))
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    calls[1]?.resolve('javascript:pwned()')
    await expect.element(page.getByText('harbour.png could not be uploaded')).toBeVisible()
    await expectNoAxeViolations(container)
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    calls[2]?.resolve('/a.png')
    await vi.waitFor(async () =>
      expect((await context.getContents()).html).toBe('<p><img src="/a.png" alt="harbour"></p>'),
    )
    paste(text, {}, [picture])
    await userEvent.click(page.getByRole('button', { name: 'Remove harbour.png' }))
    expect(calls[3]?.signal.aborted).toBe(true)
    expect(document.querySelector('.sw-editor-upload')).toBeNull()
  })

  test('an upload ends if the user deletes its tile, or the editor is unmounted', async () => {
    const { calls, upload } = heldUpload()
    const { select, text, unmount } = await showEditor({ upload })
    select(0)
    paste(text, {}, [picture])
    await userEvent.keyboard('{Backspace}')
    expect(calls[0]?.signal.aborted).toBe(true)
    paste(text, {}, [picture])
    unmount()
    expect(calls[1]?.signal.aborted).toBe(true)
  })

  test('a form waits for an upload, and is not sent with a failed one', async () => {
    const { calls, upload } = heldUpload()
    const { select, text, container } = await showEditor({ upload, name: 'note' })
    select(0)
    paste(text, {}, [picture])
    const field = container.querySelector('textarea') as HTMLTextAreaElement
    expect(field.validationMessage).toBe('Files are still being uploaded')
    calls[0]?.reject(new Error('offline'))
    await vi.waitFor(() =>
      expect(field.validationMessage).toBe('Try again or remove what could not be uploaded: harbour.png'),
    )
    await userEvent.click(page.getByRole('button', { name: 'Remove harbour.png' }))
    expect(field.validationMessage).toBe('')
  })
})
