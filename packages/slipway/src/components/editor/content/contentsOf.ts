import { type EditorContents, type EditorDelta, editorDeltaVersion } from '../../../api/editor-context/contents.ts'
import { deltaToHtml, deltaToText } from './deltaToHtml.ts'

/**
 * Returns the three formats of a document. HTML and text are created when they are read, because that takes longer than a key press in a
 * long document.
 *
 * @param onHtml Called with the HTML when it is read for the first time.
 */
export function contentsOf({ ops }: EditorDelta, onHtml: (html: string) => void = () => {}): EditorContents {
  // Images that are being uploaded are not part of the document yet.
  const delta: EditorDelta = { version: editorDeltaVersion, ops: withoutUploads(ops) }
  let html: string | undefined
  let text: string | undefined
  return {
    get html() {
      if (html === undefined) {
        html = deltaToHtml(delta)
        onHtml(html)
      }
      return html
    },
    get text() {
      text ??= deltaToText(delta)
      return text
    },
    delta,
  }
}

/** Leaves out the tiles of images that are being uploaded. */
export function withoutUploads(ops: EditorDelta['ops']): EditorDelta['ops'] {
  const isTile = ({ insert }: EditorDelta['ops'][number]) => typeof insert === 'object' && 'upload' in insert
  return ops.some(isTile) ? ops.filter((op) => !isTile(op)) : ops
}
