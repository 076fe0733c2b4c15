import { expect, test } from 'vitest'
import { openStrictApp, strict } from './openStrictApp.ts'

const source = `
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  import { createEditorContext } from 'slipway/api/editor-context'
  import { Editor } from 'slipway/components/editor'
  import { EditorToolbar } from 'slipway/components/editor-toolbar'
  window.editor = () => createEditorContext(document.querySelector('.sw-editor'))
  const root = document.body.appendChild(document.createElement('main'))
  createRoot(root).render(createElement(Editor, {
    'aria-label': 'Letter', defaultValue: '<h2>T</h2><p>a <b style="color: red">b</b></p>',
  }, createElement(EditorToolbar)))
`

test('an editor of the package works under a strict policy with trusted types, without any violation or a policy of its own', async () => {
  const { page, errors } = await openStrictApp({ name: 'editor', policy: `${strict}; trusted-types 'none'`, source })
  await page.locator('.sw-editor[data-state="ready"]').waitFor({ timeout: 30_000 })
  const text = page.getByRole('textbox', { name: 'Letter' })
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' cd')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.getByRole('button', { name: 'Italic' }).click()
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<ul><li><u>x</u></li></ul><img src="/y.png" onerror="pwned()"><style>*{color:red}</style>',
    )
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
  })
  const contents = await page.evaluate(async () => {
    const editor = (
      window as unknown as { editor(): Record<string, (options?: object) => Promise<{ html: string }>> }
    ).editor()
    await editor.insertDivider?.()
    await editor.format?.({ name: 'backgroundColor', value: '#ffff00' })
    await editor.undo?.()
    await editor.redo?.()
    return editor.getContents?.()
  })
  expect(contents?.html).toBe(
    '<h2>T</h2><ul><li>a <strong><span style="color: red">b c</span></strong><u>x</u></li></ul><p><img src="/y.png"></p><hr><p><br></p>',
  )
  // The address of the picture does not exist.
  expect(errors.filter((error) => !/404/.test(error))).toEqual([])
})
