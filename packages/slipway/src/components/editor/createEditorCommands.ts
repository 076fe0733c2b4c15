import type { EditorCommands } from '../../api/editor-context/commands.ts'
import type { EditorDelta, EditorFormatValue } from '../../api/editor-context/contents.ts'
import { HostError } from '../../base/call/HostError.ts'
import { isSame } from '../../base/isSame.ts'
import { safeImageAddress } from '../../base/rich-text/safeAddress.ts'
import { checkDelta } from './content/checkDelta.ts'
import { contentsOf } from './content/contentsOf.ts'
import { allows, imageFormats, lineFormats, textFormats } from './content/formats.ts'
import { htmlToDelta } from './content/htmlToDelta.ts'
import type { QuillDelta, QuillEditor, QuillRange } from './quill/quillParts.ts'

/** Creates the commands of a running editor. Each change is one step of undo. */
export function createEditorCommands(quill: QuillEditor, newDelta: () => QuillDelta): EditorCommands {
  /** Runs a change that the user could make too. */
  const edit = (change: (range: QuillRange) => void) => {
    if (!quill.isEnabled()) throw new HostError('unavailable', 'the editor is read-only')
    quill.history.cutoff()
    // While a dialog is open, the text cannot get the focus, and the selection is the saved one.
    change(quill.getSelection(true) ?? quill.selection.savedRange)
    quill.history.cutoff()
  }
  const replace = (delta: EditorDelta) => {
    quill.history.cutoff()
    quill.setContents(withLastLine(delta), 'api')
    quill.history.cutoff()
  }
  const replaceRange = ({ index, length }: QuillRange) => newDelta().retain(index).delete(length)
  const lineFormatsAt = (index: number) =>
    Object.fromEntries(
      Object.entries(quill.getFormat({ index, length: 0 })).filter(([name, value]) => allows(lineFormats, name, value)),
    ) as Record<string, EditorFormatValue>

  return {
    format({ name, value }) {
      const next = (current: unknown) => nextValue(name, value, current)
      // Checked without the selection, which moves the focus.
      next(undefined)
      edit((range) => {
        const formats = quill.getFormat(range)
        const to = next(formats[name])
        // Text from right to left begins at the right.
        if (name === 'direction' && to === 'rtl' && !formats.align) quill.format('align', 'right', 'user')
        if (name === 'direction' && !to && formats.align === 'right') quill.format('align', false, 'user')
        quill.format(name, to, 'user')
      })
    },
    insertDivider() {
      edit((range) => {
        const isInLine = range.index > 0 && quill.getText({ index: range.index - 1, length: 1 }) !== '\n'
        const before = replaceRange(range)
        const delta = isInLine ? before.insert('\n', lineFormatsAt(range.index)) : before
        quill.updateContents(delta.insert({ divider: true }), 'user')
        quill.setSelection(range.index + (isInLine ? 2 : 1), 0, 'user')
      })
    },
    insertImage({ src, extClass, ...options }) {
      const address = safeImageAddress(src)
      if (address === undefined) throw new HostError('invalid-argument', 'src is no address that an image may have')
      const given = Object.entries({ ...options, class: extClass }).filter(([, value]) => value !== undefined)
      const attributes = given.filter(([name]) => Object.hasOwn(imageFormats, name))
      const wrong = attributes.find(([name, value]) => !allows(imageFormats, name, value))
      if (wrong) throw new HostError('invalid-argument', `${wrong[0]} has a wrong value`)
      edit((range) => {
        const own = Object.fromEntries(attributes.map(([name, value]) => [name, String(value)]))
        quill.updateContents(replaceRange(range).insert({ image: address }, own), 'user')
        quill.setSelection(range.index + 1, 0, 'user')
      })
    },
    insertText({ text }) {
      const plain = text.replace(/\r\n?/g, '\n')
      edit(({ index, length }) => {
        if (length > 0) quill.deleteText(index, length, 'user')
        quill.insertText(index, plain, 'user')
        quill.setSelection(index + plain.length, 0, 'user')
      })
    },
    setContents({ html, delta }) {
      replace(delta === undefined ? htmlToDelta(html ?? '') : checkDelta(delta))
    },
    getContents: () => ({ ...contentsOf(quill.editor.delta) }),
    clear: () => replace({ ops: [] }),
    removeFormat() {
      edit(({ index, length }) => {
        if (length > 0) return quill.removeFormat(index, length, 'user')
        const [line, offset] = quill.getLine(index)
        if (line) quill.removeFormat(index - offset, line.length(), 'user')
      })
    },
    undo: () => edit(() => quill.history.undo()),
    redo: () => edit(() => quill.history.redo()),
    blur: () => quill.blur(),
    scrollIntoView() {
      const { index, length } = quill.getSelection() ?? quill.selection.savedRange
      const bounds = quill.selection.getBounds(index, length)
      if (bounds) quill.scrollRectIntoView(bounds)
    },
    insertLink({ text, address }) {
      edit((range) => {
        if (range.length > 0) return quill.formatText(range.index, range.length, { link: address }, 'user')
        quill.updateContents(replaceRange(range).insert(text, { link: address }), 'user')
        quill.setSelection(range.index + text.length, 0, 'user')
      })
    },
    getSelectionText: () => ({ text: quill.getText(quill.getSelection() ?? quill.selection.savedRange) }),
  }
}

/** A document ends with a line break. */
export function withLastLine({ ops }: EditorDelta): EditorDelta {
  const last = ops.at(-1)?.insert
  return { ops: typeof last === 'string' && last.endsWith('\n') ? ops : [...ops, { insert: '\n' }] }
}

/** The value that a format gets; `false` removes it. */
function nextValue(name: string, requested: EditorFormatValue | undefined, current: unknown): EditorFormatValue {
  if (!Object.hasOwn(textFormats, name) && !Object.hasOwn(lineFormats, name)) {
    throw new HostError('invalid-argument', `there is no format \`${name}\``)
  }
  const value = normalValue(name, requested)
  if (value === false) return false
  if (value === undefined) {
    if (current !== undefined) return false
    // Removing a format that is not there; formats without values are turned on.
    return allows(textFormats, name, true) || allows(lineFormats, name, true)
  }
  const isStep = name === 'indent' && (value === '+1' || value === '-1')
  if (!isStep && !allows(textFormats, name, value) && !allows(lineFormats, name, value)) {
    throw new HostError('invalid-argument', `\`${String(value)}\` is no value of \`${name}\``)
  }
  return isSame(current, value) ? false : value
}

/** The value as deltas have it. Mini-programs write the values of headings and indents as texts, and tasks as `check`. */
function normalValue(name: string, value: EditorFormatValue | undefined): EditorFormatValue | undefined {
  if (value === '' || value === 0) return false
  if (name === 'list' && value === 'check') return 'unchecked'
  if (name === 'header' || (name === 'indent' && typeof value === 'string' && !/^[+-]/.test(value)))
    return value && Number(value)
  return value
}
