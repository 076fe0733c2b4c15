import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createEditorContext, type EditorContext, type EditorDelta } from '../../api/editor-context/index.ts'
import { showEditor } from '../../testing/internal/apps/shownEditor.tsx'
import { render } from '../../testing/internal/environment/render.tsx'
import { Editor } from './index.ts'

const calls: [string, (editor: EditorContext) => Promise<unknown>][] = [
  ['format', (editor) => editor.format({ name: 'bold' })],
  ['insertDivider', (editor) => editor.insertDivider()],
  ['insertImage', (editor) => editor.insertImage({ src: '/a.png' })],
  ['insertText', (editor) => editor.insertText({ text: 'a' })],
  ['setContents', (editor) => editor.setContents({ html: '' })],
  ['getContents', (editor) => editor.getContents()],
  ['clear', (editor) => editor.clear()],
  ['removeFormat', (editor) => editor.removeFormat()],
  ['undo', (editor) => editor.undo()],
  ['redo', (editor) => editor.redo()],
  ['blur', (editor) => editor.blur()],
  ['scrollIntoView', (editor) => editor.scrollIntoView()],
  ['getSelectionText', (editor) => editor.getSelectionText()],
]

test('a context has exactly these commands', () => {
  expect(Object.keys(createEditorContext('note'))).toEqual(calls.map(([name]) => name))
})

test.each(calls)('[S8.4] %s rejects with `not ready` while the code of the editor is loading', async (name, call) => {
  const ref = createRef<HTMLDivElement>()
  render(<Editor ref={ref} aria-label="Note" />)
  await expect(call(createEditorContext(ref))).rejects.toMatchObject({
    message: `${name}:fail not ready`,
    code: 'unavailable',
  })
})

test('[S8.4] `setContents` without contents rejects with `contents is missing`', async () => {
  const { context } = await showEditor()
  for (const options of [{}, { html: undefined }, { delta: undefined }]) {
    await expect(context.setContents(options)).rejects.toMatchObject({
      message: 'setContents:fail contents is missing',
      code: 'invalid-argument',
    })
  }
})

test.each(calls)('%s rejects with `not-found` if the editor is unmounted', async (name, call) => {
  const { context, unmount } = await showEditor()
  unmount()
  await expect(call(context)).rejects.toMatchObject({ code: 'not-found', api: name })
})

test('a context finds its editor by id, by ref and by element', async () => {
  const ref = createRef<HTMLDivElement>()
  const { root } = await showEditor({ id: 'note', ref, defaultValue: 'a' })
  for (const target of ['note', ref, root]) {
    expect((await createEditorContext(target).getContents()).text).toBe('a\n')
  }
})

describe('commands', () => {
  const html = async (context: EditorContext) => (await context.getContents()).html

  test.each<[Parameters<EditorContext['format']>[0], string]>([
    [{ name: 'bold' }, '<p><strong>ab</strong> c</p>'],
    [{ name: 'italic' }, '<p><em>ab</em> c</p>'],
    [{ name: 'underline' }, '<p><u>ab</u> c</p>'],
    [{ name: 'ins' }, '<p><ins>ab</ins> c</p>'],
    [{ name: 'strike' }, '<p><s>ab</s> c</p>'],
    [{ name: 'code' }, '<p><code>ab</code> c</p>'],
    [{ name: 'script', value: 'sub' }, '<p><sub>ab</sub> c</p>'],
    [{ name: 'link', value: '/a' }, '<p><a href="/a" target="_blank">ab</a> c</p>'],
    [{ name: 'color', value: '#ff0000' }, '<p><span style="color: #ff0000">ab</span> c</p>'],
    [{ name: 'fontSize', value: '20px' }, '<p><span style="font-size: 20px">ab</span> c</p>'],
    [{ name: 'header', value: 2 }, '<h2>ab c</h2>'],
    [{ name: 'header', value: '3' }, '<h3>ab c</h3>'],
    [{ name: 'list', value: 'ordered' }, '<ol><li>ab c</li></ol>'],
    [{ name: 'list', value: 'check' }, '<ul><li class="sw-unchecked">ab c</li></ul>'],
    [{ name: 'blockquote' }, '<blockquote>ab c</blockquote>'],
    [{ name: 'code-block' }, '<pre>ab c</pre>'],
    [{ name: 'align', value: 'center' }, '<p style="text-align: center">ab c</p>'],
    [{ name: 'direction', value: 'rtl' }, '<p dir="rtl" style="text-align: right">ab c</p>'],
    [{ name: 'indent', value: '+1' }, '<p style="padding-inline-start: 3em">ab c</p>'],
    [{ name: 'lineHeight', value: '2' }, '<p style="line-height: 2">ab c</p>'],
    [{ name: 'marginTop', value: '20px' }, '<p style="margin-top: 20px">ab c</p>'],
  ])('`format` with %j formats the selection, and the same call removes the format', async (options, result) => {
    const { context, select } = await showEditor({ defaultValue: '<p>ab c</p>' })
    select(0, 2)
    await context.format(options)
    expect(await html(context)).toBe(result)
    await context.undo()
    expect(await html(context)).toBe('<p>ab c</p>')
    await context.redo()
    expect(await html(context)).toBe(result)
    await context.format(options.value === '+1' ? { name: 'indent', value: '-1' } : options)
    expect(await html(context)).toBe('<p>ab c</p>')
  })

  test('`format` without a selection formats the text that is typed next', async () => {
    const { context, text } = await showEditor()
    text.focus()
    await context.format({ name: 'bold' })
    await userEvent.keyboard('a')
    expect(await html(context)).toBe('<p><strong>a</strong></p>')
  })

  test.each([
    [{ name: 'blink' }, 'there is no format `blink`'],
    [{ name: 'constructor' }, 'there is no format `constructor`'],
    [{ name: 'header', value: 7 }, '`7` is no value of `header`'],
    [{ name: 'link', value: 'javascript:pwned()' }, '`javascript:pwned()` is no value of `link`'],
    [{ name: 'color', value: 'red; background: url(/a)' }, 'is no value of `color`'],
  ])('`format` with %j is refused and changes nothing', async (options, detail) => {
    const { context, select } = await showEditor({ defaultValue: '<p>ab</p>' })
    select(0, 2)
    await expect(context.format(options)).rejects.toMatchObject({
      code: 'invalid-argument',
      message: expect.stringContaining(detail),
    })
    expect(await html(context)).toBe('<p>ab</p>')
  })

  test('`insertDivider`, `insertImage` and `insertText` replace the selection, and undo brings it back', async () => {
    const { context, select } = await showEditor({ defaultValue: '<p>abc</p>' })
    for (const [run, result] of [
      [() => context.insertDivider(), '<p>a</p><hr><p>c</p>'],
      [
        () => context.insertImage({ src: '/a.png', alt: 'A', width: 20, height: '10px', extClass: 'wide' }),
        '<p>a<img src="/a.png" alt="A" width="20" height="10px" class="wide">c</p>',
      ],
      [() => context.insertText({ text: 'x\r\ny' }), '<p>ax</p><p>yc</p>'],
    ] as const) {
      select(1, 1)
      await run()
      expect(await html(context)).toBe(result)
      await context.undo()
      expect(await html(context)).toBe('<p>abc</p>')
    }
  })

  test('an image with a dangerous address or a wrong size is refused', async () => {
    const { context } = await showEditor()
    await expect(context.insertImage({ src: 'javascript:pwned()' })).rejects.toMatchObject({ code: 'invalid-argument' })
    await expect(context.insertImage({ src: '/a.png', width: 'x' })).rejects.toThrow(
      'insertImage:fail width has a wrong value',
    )
    expect(await html(context)).toBe('')
  })

  test('`setContents` takes HTML or a delta, reports an input, and can be undone', async () => {
    const onInput = vi.fn()
    const { context } = await showEditor({ defaultValue: '<p>a</p>', onInput })
    await context.setContents({ html: '<h1>b</h1><script>pwned()</script>' })
    expect(await html(context)).toBe('<h1>b</h1>')
    await context.setContents({ delta: { ops: [{ insert: 'c', attributes: { bold: true } }] } })
    expect(await html(context)).toBe('<p><strong>c</strong></p>')
    expect(onInput).toHaveBeenCalledTimes(2)
    await context.undo()
    expect(await html(context)).toBe('<h1>b</h1>')
    await context.undo()
    expect(await html(context)).toBe('<p>a</p>')
  })

  test('what `getContents` returns can be set again', async () => {
    const source =
      '<h2 style="text-align: center">T</h2><ul><li class="sw-checked">a<ol><li><strong>b</strong></li></ol></li></ul>' +
      '<p>x <a href="/y" target="_blank">y</a><img src="/z.png" alt="z"></p><hr><pre>c<br>  d</pre>' +
      '<p><span class="sw-mention sw-mention-7">@Ada</span>!</p>'
    const { context } = await showEditor({ defaultValue: source })
    const contents = await context.getContents()
    expect(contents.html).toBe(source)
    await context.clear()
    await context.setContents({ delta: contents.delta })
    expect(await context.getContents()).toEqual(contents)
  })

  test.each([
    [{ ops: [{ insert: 'b' }, { delete: 1 }] }, 'invalid-argument'],
    [{ ops: [{ insert: { video: '/a' } }] }, 'invalid-argument'],
    [{ version: 2, ops: [{ insert: 'b' }] }, 'unsupported'],
  ])('the delta %j is refused with `%s`, and changes nothing', async (delta, code) => {
    const onInput = vi.fn()
    const { context } = await showEditor({ defaultValue: '<p>a</p>', onInput })
    await expect(context.setContents({ delta: delta as unknown as EditorDelta })).rejects.toMatchObject({ code })
    expect(await html(context)).toBe('<p>a</p>')
    expect(onInput).not.toHaveBeenCalled()
  })

  test('`clear` removes everything, and `removeFormat` the formats of the selection or of the line', async () => {
    const { context, select } = await showEditor({ defaultValue: '<h1><em>a</em> b</h1><p><strong>c</strong></p>' })
    select(4, 1)
    await context.removeFormat()
    expect(await html(context)).toBe('<h1><em>a</em> b</h1><p>c</p>')
    select(1)
    await context.removeFormat()
    expect(await html(context)).toBe('<p>a b</p><p>c</p>')
    await context.undo()
    expect(await html(context)).toBe('<h1><em>a</em> b</h1><p>c</p>')
    await context.clear()
    expect(await html(context)).toBe('')
    await context.undo()
    expect(await html(context)).toBe('<h1><em>a</em> b</h1><p>c</p>')
  })

  test('`getSelectionText` returns the selected text, also after `blur`', async () => {
    const { context, select, text } = await showEditor({ defaultValue: '<p>abc</p>' })
    select(1, 2)
    expect(await context.getSelectionText()).toEqual({ text: 'bc' })
    await context.blur()
    expect(document.activeElement).not.toBe(text)
  })

  test('`scrollIntoView` scrolls to the selection', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => `<p>${index}</p>`).join('')
    const { context, select, text } = await showEditor({ defaultValue: lines })
    select(160)
    text.scrollTop = 0
    await context.scrollIntoView()
    expect(text.scrollTop).toBeGreaterThan(500)
  })
})

test.each([
  ['b', '<p><strong>ab</strong></p>'],
  ['i', '<p><em>ab</em></p>'],
  ['u', '<p><u>ab</u></p>'],
])('Control and %s format the selection; Control and Z undo that, with Shift again', async (key, result) => {
  const { context, select } = await showEditor({ defaultValue: '<p>ab</p>' })
  select(0, 2)
  await userEvent.keyboard(`{Control>}${key}{/Control}`)
  expect((await context.getContents()).html).toBe(result)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect((await context.getContents()).html).toBe('<p>ab</p>')
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect((await context.getContents()).html).toBe(result)
})
