/** Attributes as HTML names them. */
export type RichTextAttributes = Readonly<Record<string, string | number | boolean | null | undefined>>

/** An element of a rich text. */
export interface RichTextElement {
  readonly type?: 'node'
  /** The tag, such as `p`. */
  readonly name: string
  readonly attrs?: RichTextAttributes
  readonly children?: readonly RichTextNode[]
}

/** A piece of text, in which entities stand for their characters: `&lt;`, `&nbsp;`, `&#9731;`. */
export interface RichTextText {
  readonly type: 'text'
  readonly text: string
}

/** What a rich text is made of. */
export type RichTextNode = RichTextElement | RichTextText

/** An element as it is shown: its name, the attributes that are allowed, and what is in it. */
export interface RichTextItem extends RichTextElement {
  readonly attrs: Readonly<Record<string, string>>
  readonly children: readonly RichTextShown[]
}

/** What is shown of a rich text: elements and text. */
export type RichTextShown = RichTextItem | RichTextText

/** What reads a source tells of it, piece by piece; text has its entities decoded. */
export interface RichTextSink {
  open(name: string, attrs: RichTextAttributes, isEmpty?: boolean): void
  close(name: string): void
  text(text: string): void
}
