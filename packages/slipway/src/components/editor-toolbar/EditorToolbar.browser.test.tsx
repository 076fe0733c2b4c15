import { createRef } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createEditorContext } from '../../api/editor-context/index.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { editorReady, showEditor, textOf } from '../../testing/internal/apps/shownEditor.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Editor } from '../editor/index.ts'
import { EditorTool, EditorToolbar, type EditorToolName } from './index.ts'

describeConformance((props) => <EditorToolbar {...props} />, { selector: '.sw-editor-toolbar' })

const tool = (name: string) => page.getByRole('button', { name, exact: true })

describe('each tool', () => {
  test.each<[EditorToolName, string, string]>([
    ['bold', 'Bold', '<p><strong>ab</strong></p>'],
    ['italic', 'Italic', '<p><em>ab</em></p>'],
    ['underline', 'Underline', '<p><u>ab</u></p>'],
    ['strike', 'Strikethrough', '<p><s>ab</s></p>'],
    ['code', 'Code', '<p><code>ab</code></p>'],
    ['heading', 'Heading', '<h2>ab</h2>'],
    ['bulletList', 'Bulleted list', '<ul><li>ab</li></ul>'],
    ['orderedList', 'Numbered list', '<ol><li>ab</li></ol>'],
    ['taskList', 'Task list', '<ul><li class="sw-unchecked">ab</li></ul>'],
    ['quote', 'Quote', '<blockquote>ab</blockquote>'],
    ['alignCenter', 'Centre', '<p style="text-align: center">ab</p>'],
    ['indent', 'Increase indent', '<p style="padding-inline-start: 3em">ab</p>'],
    ['divider', 'Divider', '<hr><p><br></p>'],
  ])('%s changes the selection, shows its state, and keeps the focus of the text', async (name, label, html) => {
    const { select, text, context } = await showEditor({
      defaultValue: '<p>ab</p>',
      children: (
        <EditorToolbar>
          <EditorTool name={name} />
          <EditorTool name="undo" />
        </EditorToolbar>
      ),
    })
    const button = tool(label)
    const hasState = button.element().hasAttribute('aria-pressed')
    if (hasState) expect(button.element()).toHaveAttribute('aria-pressed', 'false')
    select(0, 2)
    await userEvent.click(button)
    expect((await context.getContents()).html).toBe(html)
    expect(document.activeElement).toBe(text)
    if (hasState) await expect.element(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(tool('Undo'))
    expect((await context.getContents()).html).toBe('<p>ab</p>')
  })

  test('undo and redo are disabled while there is nothing to undo or redo', async () => {
    const { select, context } = await showEditor({
      children: (
        <EditorToolbar>
          <EditorTool name="undo" />
          <EditorTool name="redo" />
        </EditorToolbar>
      ),
    })
    const [undo, redo] = [tool('Undo'), tool('Redo')]
    await expect.element(undo).toHaveAttribute('aria-disabled', 'true')
    select(0)
    await userEvent.keyboard('a')
    await expect.element(undo).not.toHaveAttribute('aria-disabled')
    await userEvent.click(undo)
    expect((await context.getContents()).html).toBe('')
    await expect.element(undo).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(redo)
    expect((await context.getContents()).html).toBe('<p>a</p>')
  })

  test('a format of the app has its own name and icon', async () => {
    const { select, context } = await showEditor({
      defaultValue: '<p>a</p>',
      children: (
        <EditorToolbar>
          <EditorTool format="color" value="#c00000" aria-label="Red">
            R
          </EditorTool>
        </EditorToolbar>
      ),
    })
    select(0, 1)
    await userEvent.click(tool('Red'))
    expect((await context.getContents()).html).toBe('<p><span style="color: #c00000">a</span></p>')
    await expect.element(tool('Red')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(tool('Red'))
    expect((await context.getContents()).html).toBe('<p>a</p>')
  })

  test('outdent and clearFormat undo what indent and formats did', async () => {
    const { select, context } = await showEditor({
      defaultValue: '<p style="padding-inline-start: 3em">a <strong>b</strong></p>',
      children: (
        <EditorToolbar>
          <EditorTool name="outdent" />
          <EditorTool name="clearFormat" />
        </EditorToolbar>
      ),
    })
    select(0, 3)
    await userEvent.click(tool('Decrease indent'))
    expect((await context.getContents()).html).toBe('<p>a <strong>b</strong></p>')
    await userEvent.click(tool('Clear formats'))
    expect((await context.getContents()).html).toBe('<p>a b</p>')
  })

  test('image opens the file chooser, and the upload of the editor gets the chosen files', async () => {
    const upload = vi.fn(async () => '/uploaded.png')
    const { select, context } = await showEditor({ upload, children: <EditorToolbar /> })
    select(0)
    let chooser: HTMLInputElement | undefined
    const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      chooser = this
    })
    onTestFinished(() => click.mockRestore())
    await userEvent.click(tool('Image'))
    expect(chooser).toMatchObject({ type: 'file', multiple: true, accept: 'image/*' })
    const files = new DataTransfer()
    files.items.add(new File([new Uint8Array([1, 2, 3])], 'a.png', { type: 'image/png' }))
    Object.assign(chooser as HTMLInputElement, { files: files.files })
    chooser?.dispatchEvent(new Event('change'))
    await expect.poll(async () => (await context.getContents()).html).toBe('<p><img src="/uploaded.png" alt="a"></p>')
    expect(upload).toHaveBeenCalledTimes(1)
  })

  test('a link is removed from a selection that has one', async () => {
    const { select, context } = await showEditor({
      defaultValue: '<p><a href="/a">ab</a></p>',
      children: <EditorToolbar />,
    })
    select(0, 2)
    await expect.element(tool('Link')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(tool('Link'))
    expect((await context.getContents()).html).toBe('<p>ab</p>')
  })
})

describe('the keyboard', () => {
  test.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ])('in %s the toolbar is one tab stop, and arrows move between its buttons', async (dir, on, back) => {
    const { text } = await showEditor({ dir, children: <EditorToolbar /> })
    const buttons = [...document.querySelectorAll<HTMLElement>('.sw-editor-tool')]
    buttons[0]?.focus()
    await userEvent.keyboard(on)
    expect(document.activeElement).toBe(buttons[1])
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(buttons.at(-1))
    await userEvent.keyboard(on)
    expect(document.activeElement).toBe(buttons[0])
    await userEvent.keyboard(`${back}{Home}${on}${on}`)
    expect(document.activeElement).toBe(buttons[2])
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(text)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(document.activeElement).toBe(buttons[2])
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(text)
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons[2]])
  })

  test('Enter on a button formats the selection, and the focus goes to the text', async () => {
    const { select, text, context } = await showEditor({
      defaultValue: '<p>ab</p>',
      children: (
        <EditorToolbar>
          <EditorTool name="bold" />
        </EditorToolbar>
      ),
    })
    select(0, 2)
    await vi.waitFor(() => expect(document.activeElement).toBe(text))
    await expect.poll(async () => (await context.getSelectionText()).text).toBe('ab')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
    expect((await context.getContents()).html).toBe('<p><strong>ab</strong></p>')
    expect(document.activeElement).toBe(text)
  })
})

test('a toolbar outside of its editor finds it by a ref', async () => {
  const editor = createRef<HTMLDivElement>()
  render(
    <>
      <EditorToolbar editor={editor} />
      <Editor ref={editor} aria-label="Note" defaultValue="<p>a</p>" />
    </>,
  )
  const root = editor.current as HTMLDivElement
  await editorReady(root)
  textOf(root).focus()
  await userEvent.click(tool('Heading'))
  expect((await createEditorContext(editor).getContents()).html).toBe('<h2>a</h2>')
})

test('the tools of a read-only editor are disabled', async () => {
  await showEditor({ readOnly: true, children: <EditorToolbar /> })
  await expect.element(tool('Bold')).toHaveAttribute('aria-disabled', 'true')
})

test('axe-core finds nothing', async () => {
  const { container } = await showEditor({ children: <EditorToolbar /> })
  await expectNoAxeViolations(container)
})
