import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createEditorContext } from '../../api/editor-context/index.ts'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { editorReady, showEditor, textOf } from '../../testing/internal/apps/shownEditor.tsx'
import { EditorToolbar } from '../editor-toolbar/index.ts'
import { Editor } from './index.ts'

const mod = /Mac/i.test(navigator.platform) ? 'Meta' : 'Control'

/** Types a key with Control or Command, and with other modifiers. */
async function press(key: string, ...others: readonly ('Shift' | 'Alt')[]): Promise<void> {
  const modifiers = [mod, ...others]
  const down = modifiers.map((name) => `{${name}>}`).join('')
  await userEvent.keyboard(`${down}${key}${modifiers.map((name) => `{/${name}}`).join('')}`)
}

describe('each format has a shortcut, which removes the format too; undo and redo have theirs', () => {
  test.each<[string, string, readonly ('Shift' | 'Alt')[], string]>([
    ['bold', 'b', [], '<p><strong>ab</strong></p>'],
    ['italic', 'i', [], '<p><em>ab</em></p>'],
    ['underline', 'u', [], '<p><u>ab</u></p>'],
    ['strike', 'x', ['Shift'], '<p><s>ab</s></p>'],
    ['code', 'e', [], '<p><code>ab</code></p>'],
    ['heading 1', '1', ['Alt'], '<h1>ab</h1>'],
    ['heading 6', '6', ['Alt'], '<h6>ab</h6>'],
    ['ordered list', '7', ['Shift'], '<ol><li>ab</li></ol>'],
    ['bulleted list', '8', ['Shift'], '<ul><li>ab</li></ul>'],
    ['task list', '9', ['Shift'], '<ul><li class="sw-unchecked">ab</li></ul>'],
    ['quote', 'b', ['Shift'], '<blockquote>ab</blockquote>'],
    ['centre', 'e', ['Shift'], '<p style="text-align: center">ab</p>'],
    ['right', 'r', ['Shift'], '<p style="text-align: right">ab</p>'],
    ['justify', 'j', ['Shift'], '<p style="text-align: justify">ab</p>'],
  ])('%s', async (_, key, others, html) => {
    const { context, select } = await showEditor({ defaultValue: '<p>ab</p>' })
    const current = async () => (await context.getContents()).html
    select(0, 2)
    await press(key, ...others)
    expect(await current()).toBe(html)
    await press('z')
    expect(await current()).toBe('<p>ab</p>')
    await press('z', 'Shift')
    expect(await current()).toBe(html)
    await press(key, ...others)
    expect(await current()).toBe('<p>ab</p>')
  })
})

test.each<[string, string, readonly ('Shift' | 'Alt')[], string, string]>([
  ['a paragraph', '0', ['Alt'], '<h2>ab</h2>', '<p>ab</p>'],
  ['the start', 'l', ['Shift'], '<p style="text-align: center">ab</p>', '<p>ab</p>'],
  ['more indent', ']', [], '<p>ab</p>', '<p style="padding-inline-start: 3em">ab</p>'],
  ['less indent', '[[', [], '<p style="padding-inline-start: 3em">ab</p>', '<p>ab</p>'],
  ['no formats', '\\', [], '<h2><strong>ab</strong></h2>', '<p>ab</p>'],
  ['a divider', '-', ['Alt'], '<p>ab</p>', '<hr><p><br></p>'],
])('a shortcut sets %s', async (_, key, others, before, after) => {
  const { context, select } = await showEditor({ defaultValue: before })
  select(0, 2)
  await press(key, ...others)
  expect((await context.getContents()).html).toBe(after)
  await press('z')
  expect((await context.getContents()).html).toBe(before)
})

test('in a read-only editor a shortcut changes nothing', async () => {
  const { context, text } = await showEditor({ defaultValue: '<p>ab</p>', readOnly: true })
  text.focus()
  document.getSelection()?.selectAllChildren(text)
  await press('x', 'Shift')
  expect((await context.getContents()).html).toBe('<p>ab</p>')
})

describe('the link', () => {
  const editor = createRef<HTMLDivElement>()
  const dialog = page.getByRole('dialog')
  const field = page.getByRole('textbox', { name: 'https://' })

  async function showLinkEditor(defaultValue: string) {
    await pageOf(
      <Editor ref={editor} aria-label="Note" defaultValue={defaultValue}>
        <EditorToolbar />
      </Editor>,
    )
    const root = editor.current as HTMLElement
    await editorReady(root)
    const text = textOf(root)
    text.focus()
    await press('a')
    return { text, context: createEditorContext(root) }
  }

  test.each([
    ['the shortcut', () => press('k')],
    ['the tool', () => userEvent.click(page.getByRole('button', { name: 'Link', exact: true }))],
  ])('is asked for by %s until the address can be used; the focus returns to the text', async (_, ask) => {
    const { text, context } = await showLinkEditor('<p>ab</p>')
    await ask()
    await expect.element(dialog).toHaveAccessibleName('Address of the link')
    await userEvent.fill(field, 'javascript:pwned()')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).toHaveAccessibleName('This address cannot be used')
    await expect.element(field).toHaveValue('javascript:pwned()')
    await userEvent.fill(field, 'example.com/a')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(async () => (await context.getContents()).html)
      .toBe('<p><a href="https://example.com/a" target="_blank">ab</a></p>')
    await vi.waitFor(() => expect(document.activeElement).toBe(text))
    await press('z')
    expect((await context.getContents()).html).toBe('<p>ab</p>')
  })

  test('is inserted with its address as text if nothing is selected, and not inserted if the user cancels', async () => {
    const { text, context } = await showLinkEditor('<p>ab</p>')
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
    await press('k')
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dialog.query()).toBeNull()
    await vi.waitFor(() => expect(document.activeElement).toBe(text))
    expect((await context.getContents()).html).toBe('<p>ab</p>')
    await press('k')
    await expect.element(dialog).toBeVisible()
    await userEvent.fill(field, '/page')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(async () => (await context.getContents()).html)
      .toBe('<p>a<a href="/page" target="_blank">/page</a>b</p>')
  })

  test('of the selection is removed', async () => {
    const { context } = await showLinkEditor('<p><a href="/a">ab</a></p>')
    await press('k')
    expect((await context.getContents()).html).toBe('<p>ab</p>')
  })
})
