import type { EditorOp } from '../../../api/editor-context/contents.ts'
import type { QuillDelta, QuillEditor } from './quillParts.ts'

/** Changes with more pieces are applied in one pass. */
const manyPieces = 100

/**
 * Makes an editor apply changes with many pieces in one pass, as for a long paste or its undo. Quill's own function searches the line of each
 * piece from the start of the document, which takes minutes for 1 MB.
 */
export function applyLargeChanges({ editor, scroll, root }: QuillEditor, newDelta: () => QuillDelta): void {
  const lines = scroll.children
  const containsLine = lines.contains.bind(lines)
  // Quill looks through all lines before it adds a new one, and copies the document for each line when it reads it.
  lines.contains = (line) => (line.prev || line.next || lines.head === line ? containsLine(line) : false)
  editor.getDelta = () => {
    const delta = newDelta()
    for (const line of scroll.lines()) for (const op of line.delta().ops) delta.push(op)
    return delta
  }
  const applySmall = editor.applyDelta.bind(editor)
  editor.applyDelta = (delta) => {
    if (delta.ops.length < manyPieces) return applySmall(delta)
    scroll.update()
    const putBack = takeOut(root)
    let index = 0
    let run: EditorOp[] = []
    const insertRun = () => {
      if (run.length === 0) return
      const content = newDelta().concat({ ops: run })
      scroll.insertContents(index, content)
      index += content.length()
      run = []
    }
    for (const op of delta.ops as readonly ChangeOp[]) {
      if (op.insert !== undefined) {
        run.push(op as EditorOp)
        continue
      }
      insertRun()
      if (op.delete !== undefined) scroll.deleteAt(index, op.delete)
      if (op.retain === undefined) continue
      for (const [name, value] of Object.entries(op.attributes ?? {})) scroll.formatAt(index, op.retain, name, value)
      index += op.retain
    }
    insertRun()
    scroll.optimize()
    putBack()
    return editor.update(delta)
  }
}

/** A piece of a change: new content, or a number of characters that are deleted or kept, with other formats. */
interface ChangeOp extends Partial<EditorOp> {
  readonly delete?: number
  readonly retain?: number
}

/** Takes an element out of the document, where each new child would cost a look at all others. */
function takeOut(element: HTMLElement): () => void {
  const { parentElement, nextSibling, scrollTop } = element
  if (!parentElement) return () => {}
  const hadFocus = document.activeElement === element
  element.remove()
  return () => {
    parentElement.insertBefore(element, nextSibling)
    element.scrollTop = scrollTop
    if (hadFocus) element.focus({ preventScroll: true })
  }
}
