import type { QuillDelta, QuillEditor } from './quillParts.ts'

/*
 * The classes of Quill 2 and its parts that Slipway uses or extends. Our declarations must not name the library's own types, because users
 * have not installed it. The version is pinned.
 */

/** A part of a document: an element and its place in the tree. */
export interface Blot {
  readonly domNode: HTMLElement
  /** Of an embed: the element with its content, between invisible characters for the caret. */
  readonly contentNode: HTMLElement
  format(name: string, value: unknown): void
}

/** The root of the tree. */
export interface BlotScroll {
  readonly domNode: HTMLElement
}

/** A kind of part. */
export interface BlotClass {
  new (scroll: BlotScroll, node: HTMLElement): Blot
  blotName: string
  tagName: string | readonly string[]
  className?: string
  create(value?: unknown): HTMLElement
  value(node: HTMLElement): unknown
  formats(node: HTMLElement, scroll?: object): unknown
  sanitize(url: string): string
}

/** A format that is a property of an element's style. */
export interface StyleClass {
  new (
    name: string,
    property: string,
    options: { readonly scope: number; readonly whitelist?: readonly string[] },
  ): { canAdd(node: HTMLElement, value: unknown): boolean }
}

/** A part of an editor with a task of its own, such as the keyboard. */
export type ModuleClass = new (quill: QuillEditor, options?: object) => object

/** Everything that a document can contain. */
export interface Registry {
  register(...definitions: readonly object[]): unknown
}

type BlotName =
  | 'Block'
  | 'BlockEmbed'
  | 'Blockquote'
  | 'Bold'
  | 'Break'
  | 'Code'
  | 'CodeBlock'
  | 'CodeBlockContainer'
  | 'Container'
  | 'Cursor'
  | 'Embed'
  | 'Header'
  | 'Image'
  | 'Inline'
  | 'Italic'
  | 'Link'
  | 'List'
  | 'ListContainer'
  | 'Scroll'
  | 'Script'
  | 'Strike'
  | 'Text'
  | 'Underline'

/** The exports of the bundled library. */
export interface QuillLibrary extends Readonly<Record<BlotName, BlotClass>> {
  readonly Quill: {
    new (
      box: HTMLElement,
      options: object,
    ): QuillEditor & { readonly options: { readonly editable: HTMLElement }; addContainer(): HTMLElement }
    readonly imports: Readonly<Record<string, unknown>>
  }
  readonly Delta: new () => QuillDelta
  readonly Parchment: {
    readonly Registry: new () => Registry
    readonly StyleAttributor: StyleClass
    readonly Scope: { readonly BLOCK: number; readonly INLINE: number }
  }
  readonly ColorAttributor: StyleClass
  readonly DirectionAttribute: object
  readonly IndentClass: object
  readonly Module: ModuleClass
  readonly History: ModuleClass
  readonly Input: ModuleClass
  readonly Keyboard: ModuleClass & { readonly DEFAULTS: { readonly bindings: Readonly<Record<string, unknown>> } }
  readonly UINode: ModuleClass
}
