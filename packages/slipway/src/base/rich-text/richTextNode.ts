/** Attributes with their HTML names. */
export type RichTextAttributes = Readonly<Record<string, string | number | boolean | null | undefined>>

/** An element of a rich text. */
export interface RichTextElement {
  readonly type?: 'node'
  /** The tag, such as `p`. */
  readonly name: string
  readonly attrs?: RichTextAttributes
  readonly children?: readonly RichTextNode[]
}

/** A piece of text. Its entities are replaced by characters: `&lt;`, `&nbsp;`, `&#9731;`. */
export interface RichTextText {
  readonly type: 'text'
  readonly text: string
}

/** A node of a rich text: an element or a piece of text. */
export type RichTextNode = RichTextElement | RichTextText

/** An element as it is rendered: its name, its allowed attributes and its children. */
export interface RichTextItem extends RichTextElement {
  readonly attrs: Readonly<Record<string, string>>
  readonly children: readonly RichTextShown[]
}

/** A node as it is rendered: an element or a piece of text. */
export type RichTextShown = RichTextItem | RichTextText

/** Receives the content of a source piece by piece; entities in text are decoded. */
export interface RichTextSink {
  open(name: string, attrs: RichTextAttributes, isEmpty?: boolean): void
  close(name: string): void
  text(text: string): void
}
