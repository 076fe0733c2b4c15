import { createRef } from 'react'
import { vi } from 'vitest'
import { createEditorContext, type EditorContext } from '../../../api/editor-context/index.ts'
import { Editor, type EditorProps } from '../../../components/editor/index.ts'
import { type Rendered, render } from '../environment/render.tsx'

/** An editor that is ready, in a test. */
export interface ShownEditor extends Rendered {
  readonly root: HTMLElement
  /** The element with the text. */
  readonly text: HTMLElement
  readonly context: EditorContext
  /** Selects a part of the document, counted in characters; without `length`, sets the caret. */
  select(index: number, length?: number): void
}

/** Renders an editor, and waits until it is ready. */
export async function showEditor(props: EditorProps = {}): Promise<ShownEditor> {
  const ref = createRef<HTMLDivElement>()
  const rendered = render(<Editor ref={ref} aria-label="Note" {...props} />)
  const root = ref.current ?? (rendered.container.querySelector('.sw-editor') as HTMLElement)
  await editorReady(root)
  const text = textOf(root)
  return {
    ...rendered,
    element: root,
    root,
    text,
    context: createEditorContext(root),
    select: (...at) => select(text, ...at),
  }
}

/** Waits until an editor is ready. */
export const editorReady = (root: Element): Promise<void> =>
  vi.waitFor(() => {
    if (root.getAttribute('data-state') !== 'ready') throw new Error(`the editor is ${root.getAttribute('data-state')}`)
  })

/** The element with the text of an editor. */
export const textOf = (root: Element): HTMLElement => root.querySelector('.sw-editor-text') as HTMLElement

/** Selects characters of the text; lines count one character for their end. */
function select(text: HTMLElement, index: number, length = 0): void {
  text.focus()
  const range = document.createRange()
  range.setStart(...positionAt(text, index))
  range.setEnd(...positionAt(text, index + length))
  const selection = document.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  document.dispatchEvent(new Event('selectionchange'))
}

function positionAt(text: HTMLElement, index: number): [Node, number] {
  let rest = index
  for (const line of text.querySelectorAll('p, h1, h2, h3, li, blockquote, .ql-code-block')) {
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
    let last: [Node, number] = [line, 0]
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const size = node.textContent?.length ?? 0
      if (rest <= size) return [node, rest]
      rest -= size
      last = [node, size]
    }
    if (rest === 0) return last
    rest--
  }
  return [text, text.childNodes.length]
}
