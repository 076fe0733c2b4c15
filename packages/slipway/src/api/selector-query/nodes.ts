import type { PageRect } from '../../base/page/pageRect.ts'

/** Who a node is. */
export interface NodeIdentity {
  /** Its `id`, or an empty text. */
  readonly id: string
  /** Its `data-…` attributes, by their names in camel case. */
  readonly dataset: Readonly<Record<string, string>>
}

/** What `boundingClientRect` answers. */
export interface NodeRect extends NodeIdentity, PageRect {}

/** What `scrollOffset` answers, in CSS pixels. */
export interface NodeScroll extends NodeIdentity {
  readonly scrollLeft: number
  readonly scrollTop: number
  /** Width of its content. */
  readonly scrollWidth: number
  /** Height of its content. */
  readonly scrollHeight: number
}

/** What `fields` is asked for. */
export interface NodeFields {
  /** Asks for `id`. */
  readonly id?: boolean | undefined
  /** Asks for `dataset`: the `data-…` attributes. */
  readonly dataset?: boolean | undefined
  /** Asks for `left`, `top`, `right` and `bottom`. */
  readonly rect?: boolean | undefined
  /** Asks for `width` and `height`. */
  readonly size?: boolean | undefined
  /** Asks for `scrollLeft`, `scrollTop`, `scrollWidth` and `scrollHeight`. */
  readonly scrollOffset?: boolean | undefined
  /**
   * Names of what the element has: of properties that are text, numbers or booleans (`value`, `checked`, `href`), or of attributes
   * (`aria-label`). The answer has them under these names; `null` for what it has not.
   */
  readonly properties?: readonly string[] | undefined
  /** Names of styles (`marginTop`, `margin-top`, `--sw-accent`). The answer has what is computed, as text, under these names. */
  readonly computedStyle?: readonly string[] | undefined
  /** Asks for `context`: the commands of the component that the element is, or `null`. */
  readonly context?: boolean | undefined
  /** Asks for `node`: the element itself. */
  readonly node?: boolean | undefined
}

/** What `node` answers. */
export interface NodeElement {
  readonly node: Element
}

/** What `context` answers. */
export interface NodeContext {
  /** The commands of the component that the element is; `null` where there are none. */
  readonly context: object | null
}

type Known = NodeRect & NodeScroll & NodeElement & NodeContext

interface NamesOf {
  readonly id: 'id'
  readonly dataset: 'dataset'
  readonly rect: 'left' | 'top' | 'right' | 'bottom'
  readonly size: 'width' | 'height'
  readonly scrollOffset: 'scrollLeft' | 'scrollTop' | 'scrollWidth' | 'scrollHeight'
  readonly context: 'context'
  readonly node: 'node'
}

type AskedNames<Asked> = {
  [Field in keyof NamesOf]: Field extends keyof Asked ? (Asked[Field] extends true ? NamesOf[Field] : never) : never
}[keyof NamesOf]

type Listed<Asked, Field extends string, Value> = Asked extends { readonly [Name in Field]: readonly (infer Name)[] }
  ? { readonly [Key in Extract<Name, string>]: Value }
  : unknown

/** What `fields` answers: what was asked for, and nothing else. */
export type NodeAnswer<Asked extends NodeFields> = Pick<Known, AskedNames<Asked>> &
  Listed<Asked, 'properties', string | number | boolean | null> &
  Listed<Asked, 'computedStyle', string>
