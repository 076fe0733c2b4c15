import type { Store } from '../../base/store.ts'
import type { EditorContents, EditorDelta, EditorFormats, EditorFormatValue } from './contents.ts'

/** Options of `format`. */
export interface FormatOptions {
  /** Name of the format, such as `bold` or `header`. */
  readonly name: string
  /**
   * The value, such as 2 for `header` or `#c00` for `color`. The value that the selection has already, `false`, or no value for a format
   * that the selection has, removes the format.
   * @default true
   */
  readonly value?: EditorFormatValue | undefined
}

/** Options of `insertImage`. */
export interface InsertImageOptions {
  /** Address of the image: `http`, `https`, without a scheme, or data of a bitmap. */
  readonly src: string
  /** Text for readers who do not see the image. */
  readonly alt?: string | undefined
  /** Width: a number of pixels, or a length such as `50%`. */
  readonly width?: string | number | undefined
  readonly height?: string | number | undefined
  /** Class names of the image. */
  readonly extClass?: string | undefined
}

/** Options of `setContents`. One of the two is needed; `delta` has priority. */
export interface SetContentsOptions {
  /** HTML from any source. Content that `RichText` would remove is left out. */
  readonly html?: string | undefined
  /** A document, as `getContents` returns it. */
  readonly delta?: EditorDelta | undefined
}

/** The commands of an editor that is rendered. */
export interface EditorCommands {
  format(options: FormatOptions): void
  insertDivider(): void
  insertImage(options: InsertImageOptions): void
  insertText(options: { readonly text: string }): void
  setContents(options: SetContentsOptions): void
  getContents(): EditorContents
  clear(): void
  removeFormat(): void
  undo(): void
  redo(): void
  blur(): void
  scrollIntoView(): void
  getSelectionText(): { readonly text: string }
  /** Makes the selection a link, or inserts a text with a link at the caret. */
  insertLink(options: { readonly text: string; readonly address: string }): void
}

/** The state of an editor, as toolbars show it. */
export interface EditorState {
  /** The formats at the selection. */
  readonly formats: EditorFormats
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Whether the user can change the document. */
  readonly isEnabled: boolean
}

/** An editor that is mounted. */
export interface EditorHandle {
  /** Throws a `HostError` with `not ready` while the code of the editor is loading. */
  commands(): EditorCommands
  /** The state; `undefined` while the code of the editor is loading. */
  readonly state: Pick<Store<EditorState | undefined>, 'get' | 'subscribe'>
  /** Uploads images and inserts them at the selection. */
  insertFiles(files: readonly File[]): void
  /** Removes the link of the selection, or asks the user for its address. */
  changeLink(): void
  focus(): void
}

/** The mounted editors, by their elements. */
export const editorHandles = new WeakMap<object, EditorHandle>()
