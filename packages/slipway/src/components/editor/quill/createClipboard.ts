import type { ModuleClass, QuillLibrary } from './quillLibrary.ts'
import type { ClipboardHooks, PastedContent, QuillEditor, QuillRange } from './quillParts.ts'

/**
 * Creates the module for paste, drop, copy and cut. It replaces Quill's own, which parses HTML with the browser: Trusted Types forbid
 * that, and the parsed elements would be those of the pasted content instead of the allowed ones.
 */
export function createClipboard(library: QuillLibrary, hooks: ClipboardHooks): ModuleClass {
  return class Clipboard extends library.Module {
    constructor(quill: QuillEditor) {
      super(quill)
      const { root } = quill
      root.addEventListener('copy', (event) => copy(quill, event))
      root.addEventListener('cut', (event) => {
        const range = copy(quill, event)
        if (!range || !quill.isEnabled()) return
        quill.history.cutoff()
        quill.deleteText(range.index, range.length, 'user')
        quill.setSelection(range.index, 0, 'silent')
      })
      root.addEventListener('paste', (event) => {
        if (event.defaultPrevented) return
        event.preventDefault()
        const range = quill.isEnabled() && quill.getSelection(true)
        if (range) insert(range, event.clipboardData)
      })
      root.addEventListener('dragover', (event) => {
        if (quill.isEnabled()) event.preventDefault()
      })
      root.addEventListener('drop', (event) => {
        if (event.defaultPrevented) return
        event.preventDefault()
        if (!quill.isEnabled()) return
        insert(rangeAt(quill, event) ?? { index: quill.getLength() - 1, length: 0 }, event.dataTransfer)
      })
      const insert = (range: QuillRange, data: DataTransfer | null) => {
        quill.history.cutoff()
        hooks.insert(range, contentOf(data))
        quill.history.cutoff()
      }
    }
  }

  function copy(quill: QuillEditor, event: ClipboardEvent): QuillRange | undefined {
    const range = quill.getSelection()
    if (event.defaultPrevented || !range || range.length === 0) return undefined
    event.preventDefault()
    const { html, text } = hooks.copy(range)
    event.clipboardData?.setData('text/plain', text)
    event.clipboardData?.setData('text/html', html)
    return range
  }
}

/** Other types, such as RTF, are ignored. */
function contentOf(data: DataTransfer | null): PastedContent {
  const html = data?.getData('text/html') ?? ''
  const text = data?.getData('text/plain') || addressesOf(data?.getData('text/uri-list') ?? '')
  return { html, text, files: [...(data?.files ?? [])] }
}

/** A list of addresses may have comments. */
const addressesOf = (list: string) =>
  list
    .split(/\r?\n/)
    .filter((line) => line && !line.startsWith('#'))
    .join('\n')

function rangeAt(quill: QuillEditor, { clientX, clientY }: DragEvent): QuillRange | undefined {
  const at = document.caretPositionFromPoint?.(clientX, clientY)
  const native = at ? rangeFrom(at.offsetNode, at.offset) : document.caretRangeFromPoint?.(clientX, clientY)
  const normalized = native && quill.selection.normalizeNative(native)
  return normalized ? quill.selection.normalizedToRange(normalized) : undefined
}

function rangeFrom(node: Node, offset: number): Range {
  const range = document.createRange()
  range.setStart(node, offset)
  return range
}
