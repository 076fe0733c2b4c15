import type { EditorDelta, EditorFormats, EditorFormatValue, EditorOp } from '../../../api/editor-context/contents.ts'

/*
 * The parts of Quill 2 that Slipway uses. Our declarations must not name the library's own types, because users have not installed it.
 */

/** A selection: a position in the document and a length. */
export interface QuillRange {
  readonly index: number
  readonly length: number
}

/** A change of a document, or a document. Quill never changes one after it is complete. */
export interface QuillDelta extends EditorDelta {
  retain(length: number): QuillDelta
  delete(length: number): QuillDelta
  insert(content: EditorOp['insert'], attributes?: EditorOp['attributes']): QuillDelta
  concat(other: EditorDelta): QuillDelta
  length(): number
  /** Adds a piece to this delta. */
  push(op: EditorOp): QuillDelta
}

/** A line of a document, in the list of its siblings. */
export interface QuillLine {
  readonly prev?: QuillLine | null
  readonly next?: QuillLine | null
  delta(): QuillDelta
}

/** Cause of a change: the user, the app, or a change that emits no event. */
export type QuillSource = 'user' | 'api' | 'silent'

/** A key, or several, with modifiers. `shortKey` is Control, or Command on a Mac. */
export interface QuillKey {
  readonly key: string | readonly string[]
  readonly shortKey?: boolean
  readonly shiftKey?: boolean
  readonly altKey?: boolean
}

/** A running editor. */
export interface QuillEditor {
  readonly root: HTMLElement
  readonly history: {
    readonly stack: { readonly undo: readonly unknown[]; readonly redo: readonly unknown[] }
    /** Whether changes are neither recorded nor applied to the recorded ones. */
    ignoreChange: boolean
    undo(): void
    redo(): void
    cutoff(): void
    clear(): void
    /** Applies a change to the recorded ones. */
    transform(delta: EditorDelta): void
  }
  readonly keyboard: {
    addBinding(
      key: QuillKey,
      handler: (range: QuillRange, context: { readonly format: EditorFormats }) => boolean | undefined,
    ): void
  }
  readonly composition: { readonly isComposing: boolean }
  on(
    event: 'editor-change',
    listener: (type: 'text-change' | 'selection-change', value: unknown, before: unknown, source: QuillSource) => void,
  ): void
  blur(): void
  enable(isEnabled: boolean): void
  isEnabled(): boolean
  focus(options?: { readonly preventScroll: boolean }): void
  format(name: string, value: EditorFormatValue, source: QuillSource): void
  formatText(index: number, length: number, formats: EditorFormats, source: QuillSource): void
  getContents(index?: number, length?: number): QuillDelta
  getFormat(range?: QuillRange): EditorFormats
  getLength(): number
  getLine(index: number): readonly [{ length(): number } | null, number]
  getSelection(focus?: boolean): QuillRange | null
  getText(range: QuillRange): string
  hasFocus(): boolean
  insertText(index: number, text: string, source: QuillSource): void
  deleteText(index: number, length: number, source: QuillSource): void
  scrollRectIntoView(rect: object): void
  removeFormat(index: number, length: number, source: QuillSource): void
  setContents(delta: EditorDelta, source: QuillSource): void
  setSelection(index: number, length: number, source: QuillSource): void
  updateContents(delta: EditorDelta, source: QuillSource): void
  /** The document and its current contents, without a copy. */
  readonly editor: {
    readonly delta: QuillDelta
    /** Changes the document. */
    applyDelta(delta: EditorDelta): QuillDelta
    /** Reads the document after a change. */
    update(change: EditorDelta): QuillDelta
    /** Reads the document from the elements. */
    getDelta(): QuillDelta
  }
  /** The root of the document's tree. */
  readonly scroll: {
    readonly children: { readonly head: QuillLine | null; contains(line: QuillLine): boolean }
    lines(): readonly QuillLine[]
    /** Observes changes of the elements by the browser. */
    readonly observer: MutationObserver
    deleteAt(index: number, length: number): void
    formatAt(index: number, length: number, name: string, value: unknown): void
    insertContents(index: number, contents: EditorDelta): void
    optimize(): void
    update(): void
  }
  readonly selection: {
    getBounds(
      index: number,
      length: number,
    ): { readonly left: number; readonly top: number; readonly bottom: number } | null
    /** The last selection, also without the focus. */
    readonly savedRange: QuillRange
    normalizeNative(range: Range): object | null
    normalizedToRange(range: object): QuillRange
  }
}

/** Creates editors. */
export interface QuillFactory {
  /**
   * Makes an element a text that the user can edit.
   *
   * @param box The element's parent.
   * @param editable The element, which is empty.
   * @param hooks Content that the user pastes, drops or copies.
   */
  create(box: HTMLElement, editable: HTMLElement, hooks: ClipboardHooks): QuillEditor
  newDelta(): QuillDelta
}

/** Content of a paste or a drop. */
export interface PastedContent {
  readonly html: string
  readonly text: string
  readonly files: readonly File[]
}

/** Functions for the clipboard of an editor. */
export interface ClipboardHooks {
  /** Inserts content in place of a range. */
  insert(range: QuillRange, content: PastedContent): void
  /** Returns the content of a range for the clipboard. */
  copy(range: QuillRange): { readonly html: string; readonly text: string }
}
