import { host as platformHost } from '#host/editor-context'
import { callApi } from '../../base/call/callApi.ts'
import { checkString, refusal } from '../../base/call/check.ts'
import { type ContextTarget, scopedTarget } from '../query-scope/scopedTarget.ts'
import type { EditorCommands, FormatOptions, InsertImageOptions, SetContentsOptions } from './commands.ts'
import type { EditorContents } from './contents.ts'
import type { EditorContextHost } from './host.ts'

/**
 * Commands of an editor. Each call rejects with `not-found` if the editor is not mounted, and with `unavailable` (`not ready`) before its
 * `onReady`. Commands that change the text reject with `unavailable` if the editor is read-only, except `setContents` and `clear`. Each
 * command that changes the text can be undone.
 */
export interface EditorContext {
  /**
   * Changes a format of the selection, or of the text that is typed next.
   *
   * @throws {ApiError} `invalid-argument` if the editor has no such format, or the format has no such value.
   */
  format(options: FormatOptions): Promise<void>
  /** Inserts a horizontal line at the selection. */
  insertDivider(): Promise<void>
  /**
   * Inserts an image at the selection.
   *
   * @throws {ApiError} `invalid-argument` if `src` is an address that an image may not have.
   */
  insertImage(options: InsertImageOptions): Promise<void>
  /** Inserts text at the selection. */
  insertText(options: { readonly text: string }): Promise<void>
  /**
   * Replaces the whole document.
   *
   * @throws {ApiError} `invalid-argument` without contents, or if the delta has a wrong shape; `unsupported` if the delta has another
   * version. The document is unchanged then.
   */
  setContents(options: SetContentsOptions): Promise<void>
  /** Resolves with the document as HTML, text and delta. */
  getContents(): Promise<EditorContents>
  /** Removes the whole document. */
  clear(): Promise<void>
  /** Removes all formats of the selection. */
  removeFormat(): Promise<void>
  /** Undoes the last change. */
  undo(): Promise<void>
  /** Repeats the change that was undone last. */
  redo(): Promise<void>
  /** Removes the focus from the editor. */
  blur(): Promise<void>
  /** Scrolls the selection into view. */
  scrollIntoView(): Promise<void>
  /** Resolves with the selected text. */
  getSelectionText(): Promise<{ readonly text: string }>
}

/**
 * Creates a context that commands an `Editor`. All its methods return promises.
 *
 * @param refOrId The editor's `id`, in the page that is current now; a React ref to the editor; or its element.
 * @throws {ApiError} `invalid-argument` if `refOrId` has another type.
 * @platform web, capacitor
 *
 * @example
 * const editor = createEditorContext(ref)
 * await editor.format({ name: 'header', value: 2 })
 * const { html } = await editor.getContents()
 *
 * Source: specification, section 8 (`not ready`, `contents is missing`).
 */
export function createEditorContext(refOrId: ContextTarget, host: EditorContextHost = platformHost): EditorContext {
  const target = scopedTarget('createEditorContext', 'refOrId', refOrId)
  const methods = Object.entries(checks).map(([name, check]) => [
    name,
    (options = {}) =>
      callApi(name, options, (given) => {
        check(name, given as never)
        return host.commandsOf(target)[name as Name](given as never)
      }),
  ])
  return Object.fromEntries(methods) as EditorContext
}

type Name = keyof EditorContext

const nothing = () => {}

/** The checks of the options of each call. The editor itself checks names and values of formats, addresses and documents. */
const checks: {
  readonly [Call in Name]: (api: string, options: NonNullable<Parameters<EditorCommands[Call]>[0]>) => void
} = {
  format: (api, { name }) => checkString(api, 'name', name),
  insertDivider: nothing,
  insertImage: (api, { src }) => checkString(api, 'src', src),
  insertText: (api, { text }) => checkString(api, 'text', text),
  setContents(api, { html, delta }) {
    if ((html ?? delta ?? undefined) === undefined) throw refusal(api, 'contents is missing')
    if (delta === undefined) checkString(api, 'html', html)
  },
  getContents: nothing,
  clear: nothing,
  removeFormat: nothing,
  undo: nothing,
  redo: nothing,
  blur: nothing,
  scrollIntoView: nothing,
  getSelectionText: nothing,
}
