/** A selection in a text field: the number of characters before its start and before its end. */
export interface SelectedTextRange {
  /** Number of UTF-16 code units before the selection, as in `selectionStart`. */
  readonly start: number
  /** Number of UTF-16 code units before the end of the selection; equal to `start` if only the caret is set. */
  readonly end: number
}

/** The platform's part of `getSelectedTextRange`. */
export interface SelectedTextRangeHost {
  /**
   * Returns the selection of the focused text field; `undefined` if no text field is focused.
   *
   * Throws a `HostError`: `unsupported` for a field whose selection cannot be read, `unavailable` without a document.
   */
  read(): SelectedTextRange | undefined
}
