import { createRef, StrictMode } from 'react'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createEditorContext } from '../../api/editor-context/index.ts'
import { setLocale } from '../../api/locale/index.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { editorReady, showEditor, textOf } from '../../testing/internal/apps/shownEditor.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { compose, endComposition } from '../../testing/internal/input/compose.ts'
import { Editor, type EditorEvent } from './index.ts'
import { loadQuill } from './quill/loadQuill.ts'

// Quill listens to the document from the moment it is loaded, so it is loaded before the first test.
beforeAll(async () => {
  await loadQuill()
})

describeConformance((props) => <Editor aria-label="Note" {...props} />, {
  selector: '.sw-editor',
  states: {
    '[data-plain]': { plain: true },
    '[data-readonly]': { readOnly: true },
    '[data-disabled]': { disabled: true },
  },
})

test('[S7.7] the editor is Quill of the package: its code is loaded with the first editor, and no address of another server is requested', async () => {
  const { text } = await showEditor()
  expect(text.contentEditable).toBe('true')
  const servers = performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin)
  expect([...new Set(servers)].filter((origin) => origin !== location.origin)).toEqual([])
})

describe('events', () => {
  test('`onReady`, `onFocus`, `onInput` and `onBlur` contain the document as HTML, text and delta', async () => {
    const events: string[] = []
    const note = ({ type, detail: { html, text, delta } }: EditorEvent) =>
      events.push(`${type} ${html} ${JSON.stringify(text)} ${JSON.stringify(delta.ops)}`)
    const onReady = vi.fn()
    const { text, root } = await showEditor({
      defaultValue: '<p>a</p>',
      onReady,
      onFocus: note,
      onBlur: note,
      onInput: note,
    })
    await vi.waitFor(() => expect(onReady).toHaveBeenCalledTimes(1))
    expect(onReady).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'ready', target: root }))
    text.focus()
    await userEvent.keyboard('{End}b')
    text.blur()
    expect(events).toEqual([
      'focus <p>a</p> "a\\n" [{"insert":"a\\n"}]',
      'input <p>ab</p> "ab\\n" [{"insert":"ab\\n"}]',
      'blur <p>ab</p> "ab\\n" [{"insert":"ab\\n"}]',
    ])
  })

  test('the detail of an event is the document at that time', async () => {
    const details: EditorEvent['detail'][] = []
    const { text } = await showEditor({ onInput: ({ detail }) => details.push(detail) })
    text.focus()
    await userEvent.keyboard('ab')
    expect(details.map(({ html }) => html)).toEqual(['<p>a</p>', '<p>ab</p>'])
  })

  test('`onStatusChange` contains the formats at the selection', async () => {
    const formats: unknown[] = []
    const { select, context } = await showEditor({
      defaultValue: '<h2>a</h2><p>b <strong>c</strong></p>',
      onStatusChange: ({ detail }) => formats.push(detail),
    })
    select(1)
    await vi.waitFor(() => expect(formats.at(-1)).toEqual({ header: 2 }))
    select(5)
    await vi.waitFor(() => expect(formats.at(-1)).toEqual({ bold: true }))
    await context.format({ name: 'align', value: 'center' })
    expect(formats.at(-1)).toEqual({ align: 'center', bold: true })
  })

  test('a composition is one input at its end, and keeps the composed text', async () => {
    const { text, context } = await showEditor()
    text.focus()
    await compose('ni')
    await endComposition('你')
    await vi.waitFor(async () => expect((await context.getContents()).text).toBe('你\n'))
  })
})

describe('the document', () => {
  test('a controlled document is replaced by another value, and kept by a value that the editor has reported', async () => {
    const { text, rerender, context, root } = await showEditor({
      value: '<p>a</p>',
      onInput: ({ detail }) => detail.html,
    })
    const show = (value: string) =>
      rerender(<Editor aria-label="Note" value={value} ref={{ current: root as HTMLDivElement }} />)
    text.focus()
    await userEvent.keyboard('{End}b')
    const { html } = await context.getContents()
    expect(html).toBe('<p>ab</p>')
    show('<p>ab</p>')
    expect(document.activeElement).toBe(text)
    show('<p>other</p>')
    expect(text.textContent).toBe('other')
  })

  test('is kept while its page is covered, and in strict mode there is one editor', async () => {
    const ref = createRef<HTMLDivElement>()
    render(
      <StrictMode>
        <Editor ref={ref} aria-label="Note" defaultValue="<p>a</p>" />
      </StrictMode>,
    )
    const root = ref.current as HTMLDivElement
    await editorReady(root)
    expect(textOf(root).querySelectorAll('p')).toHaveLength(1)
    await createEditorContext(ref).insertText({ text: 'b' })
    expect((await createEditorContext(ref).getContents()).html).toBe('<p>ba</p>')
  })

  test('a read-only editor can be read and focused, and not changed', async () => {
    const { text, context } = await showEditor({ readOnly: true, defaultValue: '<p>a</p>' })
    text.focus()
    expect(document.activeElement).toBe(text)
    await userEvent.keyboard('b')
    expect(text.textContent).toBe('a')
    await expect(context.insertText({ text: 'b' })).rejects.toThrow('insertText:fail the editor is read-only')
    await context.setContents({ html: '<p>c</p>' })
    expect(text.textContent).toBe('c')
  })

  test('a disabled editor cannot be focused', async () => {
    const { text } = await showEditor({ disabled: true })
    text.focus()
    expect(document.activeElement).toBe(document.body)
    expect(text.contentEditable).toBe('false')
  })
})

describe('the placeholder', () => {
  /** The text before the content; Firefox returns the name of the attribute. */
  const shown = (text: HTMLElement) => {
    const { content } = getComputedStyle(text, '::before')
    return content === 'none' ? undefined : text.dataset.placeholder
  }

  test.each([
    ['en', 'Write something'],
    ['es', 'Escribe algo'],
    ['fr', 'Écrivez quelque chose'],
    ['zh-Hans', '请输入内容'],
    ['zh-Hant', '請輸入內容'],
  ])('in %s is "%s"', async (locale, words) => {
    // Test files share a document, and so its language.
    onTestFinished(async () => void (await setLocale('en')))
    await setLocale(locale)
    const { text } = await showEditor()
    expect(shown(text)).toBe(words)
    expect(text.ariaPlaceholder).toBe(words)
  })

  test('is the one of the app, and hidden while there is text', async () => {
    const { text } = await showEditor({ placeholder: 'Your note' })
    expect(shown(text)).toBe('Your note')
    text.focus()
    await userEvent.keyboard('a')
    expect(shown(text)).toBeUndefined()
    await userEvent.keyboard('{Backspace}')
    expect(shown(text)).toBe('Your note')
  })
})

test('it is a text box of several lines with a name', async () => {
  const { text } = await showEditor({ required: true, 'aria-describedby': 'hint' })
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toBe(text)
  expect(text).toHaveAttribute('aria-multiline', 'true')
  expect(text).toHaveAttribute('aria-required', 'true')
  expect(text).toHaveAttribute('aria-describedby', 'hint')
})

test('Tab leaves the editor, and indents in a list', async () => {
  const { text, select, context } = await showEditor({
    defaultValue: '<ul><li>a</li><li>b</li></ul><p>c</p>',
    children: <button type="button">Before</button>,
  })
  select(2)
  await vi.waitFor(() => expect(document.activeElement).toBe(text))
  await userEvent.keyboard('{Tab}')
  expect((await context.getContents()).html).toBe('<ul><li>a<ul><li>b</li></ul></li></ul><p>c</p>')
  select(5)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(document.activeElement).not.toBe(text)
})

test('axe-core finds nothing in an editor with content, without, and read-only', async () => {
  const { container } = await showEditor({
    defaultValue: '<h2>a</h2><ul><li>b</li></ul><p>See <a href="/c">the harbour</a> first</p>',
  })
  await expectNoAxeViolations(container)
  const empty = await showEditor()
  await expectNoAxeViolations(empty.container)
  const fixed = await showEditor({ readOnly: true, defaultValue: 'a' })
  await expectNoAxeViolations(fixed.container)
})
