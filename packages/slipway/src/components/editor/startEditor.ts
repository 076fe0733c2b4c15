// Separate chunk: loaded when an editor is mounted.

import './document.css'
import type { EditorCommands, EditorState } from '../../api/editor-context/commands.ts'
import type { EditorContents, EditorFormats } from '../../api/editor-context/contents.ts'
import { attachShortcuts } from './attachShortcuts.ts'
import { changeLink } from './changeLink.ts'
import { connectField } from './connectField.ts'
import { contentsOf, withoutUploads } from './content/contentsOf.ts'
import { deltaToHtml, deltaToText } from './content/deltaToHtml.ts'
import { htmlToDelta } from './content/htmlToDelta.ts'
import { createEditorCommands, withLastLine } from './createEditorCommands.ts'
import type { EditorMentions, EditorUpload } from './editorProps.ts'
import { keepCaret } from './keepCaret.ts'
import { createMentions } from './mentions/createMentions.ts'
import { loadQuill } from './quill/loadQuill.ts'
import type { PastedContent, QuillEditor, QuillRange } from './quill/quillParts.ts'
import { createUploads } from './uploads/createUploads.ts'

/** The elements of an editor, which React has rendered. */
export interface EditorElements {
  /** Contains the two others. */
  readonly box: HTMLElement
  readonly editable: HTMLElement
  /** The control that represents the editor in its form. */
  readonly field: HTMLTextAreaElement
}

/** Functions that a running editor calls. */
export interface EditorOutput {
  /** The current upload of the app. */
  upload(): EditorUpload | undefined
  /** The current suggestions of the app. */
  mentions(): EditorMentions | undefined
  onState(state: EditorState): void
  onInput(contents: EditorContents): void
  onStatus(formats: EditorFormats): void
}

/** An editor whose code is loaded. */
export interface RunningEditor {
  readonly commands: EditorCommands
  contents(): EditorContents
  /** Shows another document, unless it is the current one or one that the editor has just reported. */
  show(html: string): void
  /** Shows a document, and makes it the beginning of the history. */
  restart(html: string): void
  enable(isEnabled: boolean): void
  focus(): void
  insertFiles(files: readonly File[]): void
  /** Removes the link of the selection, or asks the user for its address. */
  changeLink(): void
  destroy(): void
  /** Connects the editor with the document, until the returned function is called. */
  attach(): () => void
}

/** Reported documents that a controlled editor may get again later than the next change. */
const maxReported = 5

/** Makes an element an editor. */
export async function startEditor(
  { box, editable, field }: EditorElements,
  output: EditorOutput,
): Promise<RunningEditor> {
  const { create, newDelta } = await loadQuill()
  /** Whether a change is one by a prop, a form or page restore, which is not reported. */
  let isSilent = false
  const reported: string[] = []
  const report = (html: string) => {
    reported.unshift(html)
    reported.length = Math.min(reported.length, maxReported)
  }
  let contents: EditorContents | undefined
  const currentContents = () => {
    contents ??= contentsOf(quill.editor.delta, report)
    return contents
  }
  let status: EditorFormats = {}

  const insert = (range: QuillRange, { html, text, files }: PastedContent) => {
    // Browsers add the address of a copied image as HTML.
    if (
      files.length > 0 &&
      (!html || /^\s*(?:<meta[^>]*>)?\s*<img[^>]*>\s*$/i.test(html.replace(/<!--.*?-->|<\/?(?:html|body)>/g, '')))
    ) {
      uploads.insert(range, files)
      return
    }
    const pasted = html ? htmlToDelta(html, { isPasted: true }).ops : [{ insert: text.replace(/\r\n?/g, '\n') }]
    insertPasted(quill, range, withoutLastBreak(pasted))
  }
  const quill = create(box, editable, {
    insert,
    copy: ({ index, length }) => {
      const part = { ops: withoutUploads(quill.getContents(index, length).ops) }
      return { html: deltaToHtml(part), text: deltaToText(part) }
    },
  })
  const insertPasted = (editor: QuillEditor, { index, length }: QuillRange, ops: EditorContents['delta']['ops']) => {
    const isCode = editor.getFormat({ index, length: 0 })['code-block'] !== undefined
    const text = deltaToText({ ops })
    const pasted = isCode ? { ops: [{ insert: text, attributes: { 'code-block': true } }] } : { ops }
    const delta = newDelta().retain(index).delete(length).concat(pasted)
    editor.updateContents(delta, 'user')
    editor.setSelection(delta.length() - length, 0, 'silent')
  }

  const silently = (run: () => void) => {
    const before = isSilent
    isSilent = true
    run()
    isSilent = before
  }
  const uploads = createUploads({ quill, field, newDelta, upload: output.upload, silently })
  const mentions = createMentions({ quill, box, newDelta, options: output.mentions })
  const reportState = () => {
    const { undo, redo } = quill.history.stack
    output.onState({
      formats: status,
      canUndo: undo.length > 0,
      canRedo: redo.length > 0,
      isEnabled: quill.isEnabled(),
    })
  }
  const showDocument = (html: string) => {
    silently(() => quill.setContents(withLastLine(htmlToDelta(html)), 'api'))
  }
  const restart = (html: string) => {
    showDocument(html)
    quill.history.clear()
    connection.settle()
  }
  const connection = connectField(field, {
    read: () => currentContents().html,
    write: (html) => running.show(html),
    restore(html) {
      running.show(html)
      output.onInput(currentContents())
    },
  })
  const running: RunningEditor = {
    commands: createEditorCommands(quill, newDelta),
    contents: currentContents,
    show(html) {
      if (reported.includes(html) || html === currentContents().html) return
      showDocument(html)
      connection.settle()
    },
    restart,
    enable(isEnabled) {
      if (quill.isEnabled() !== isEnabled) quill.enable(isEnabled)
      reportState()
    },
    focus: () => quill.focus(),
    insertFiles: (files) => uploads.insert(quill.getSelection(true) ?? quill.selection.savedRange, files),
    changeLink: () => void changeLink(running.commands, status.link),
    destroy() {
      mentions.close()
      uploads.destroy()
      quill.scroll.observer.disconnect()
    },
    attach: connection.attach,
  }

  keepCaret(editable, quill)
  attachShortcuts(editable, {
    commands: running.commands,
    isEnabled: () => quill.isEnabled(),
    changeLink: running.changeLink,
  })
  // A click on the text of an editor in a label would focus the first control of the label, so that the text would lose the focus.
  box.addEventListener('click', (event) => {
    const isOther = (event.target as Element).closest('a[href], button')
    if (box.closest('label') && !isOther) event.preventDefault()
  })
  const initial = field.value
  const isDefault = initial === field.defaultValue
  restart(initial)
  if (isDefault) field.defaultValue = currentContents().html
  quill.on('editor-change', (type) => {
    if (type === 'text-change') {
      contents = undefined
      if (!isSilent) {
        output.onInput(currentContents())
        connection.change()
      }
    }
    // Without the focus there is no selection.
    const range = quill.selection.savedRange
    const formats = quill.hasFocus() ? quill.getFormat(range) : status
    if (type === 'text-change') uploads.settle()
    mentions.follow()
    if (JSON.stringify(formats) !== JSON.stringify(status)) {
      status = formats
      output.onStatus(status)
    } else if (type !== 'text-change') return
    reportState()
  })
  return running
}

/** The end of pasted content does not end the line that it is pasted into, unless that line has formats of its own. */
function withoutLastBreak(ops: EditorContents['delta']['ops']): EditorContents['delta']['ops'] {
  const last = ops.at(-1)
  if (!last || typeof last.insert !== 'string' || !last.insert.endsWith('\n') || last.attributes) return ops
  const rest = last.insert.slice(0, -1)
  return rest ? [...ops.slice(0, -1), { insert: rest }] : ops.slice(0, -1)
}
