/** Value of a format: `true` for a switch such as `bold`, else a text or a number, such as 2 for `header`. */
export type EditorFormatValue = string | number | boolean

/** The formats at the selection, by name. A format with several values in the selection has a list of them. */
export type EditorFormats = Readonly<Record<string, EditorFormatValue | readonly EditorFormatValue[]>>

/** A mention of a person or a thing. */
export interface EditorMention {
  readonly id: string
  /** The text that is shown, with its sign: `@Ada`. */
  readonly label: string
}

/** Content of a delta that is not text. */
export type EditorEmbed = { readonly image: string } | { readonly divider: true } | { readonly mention: EditorMention }

/** A piece of a document: text or an embed, and its formats. The formats of a `\n` are those of the line that it ends. */
export interface EditorOp {
  readonly insert: string | EditorEmbed
  readonly attributes?: Readonly<Record<string, EditorFormatValue>> | undefined
}

/** A document as a list of pieces, in the format of Quill. */
export interface EditorDelta {
  readonly ops: readonly EditorOp[]
  /** Version of the format. @default 1 */
  readonly version?: 1 | undefined
}

/** The contents of an editor, in three formats. */
export interface EditorContents {
  /** The document as HTML, without anything that `RichText` would remove; empty if the editor is empty. */
  readonly html: string
  /** The text without formats and embeds. Each line ends with a line break. */
  readonly text: string
  readonly delta: EditorDelta
}

/** The version of deltas that this editor reads and writes. */
export const editorDeltaVersion = 1
