import { expect, test, vi } from 'vitest'
import { showEditor } from '../../testing/internal/apps/shownEditor.tsx'
import { watchLeaks } from '../../testing/internal/environment/watchLeaks.ts'
import { EditorToolbar } from '../editor-toolbar/index.ts'

test('100 mounts leave nothing behind', async () => {
  // Loads the code, which is kept.
  const first = await showEditor()
  first.unmount()
  const leaks = watchLeaks()
  const elements = document.querySelectorAll('*').length
  for (let mount = 0; mount < 100; mount++) {
    const { context, unmount } = await showEditor({
      name: 'note',
      defaultValue: '<p>a</p>',
      children: <EditorToolbar />,
    })
    await context.insertText({ text: 'b' })
    unmount()
  }
  expect(document.querySelectorAll('*').length).toBe(elements)
  // Quill reads the selection 1 ms after it has changed.
  await vi.waitFor(() => expect(leaks()).toEqual([]))
})
