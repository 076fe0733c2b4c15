import type { PageRect } from '../../base/page/pageRect.ts'

/** Identity of a node. */
export interface NodeIdentity {
  /** The `id` of the node, or an empty text. */
  readonly id: string
  /** The `data-…` attributes of the node, with their names in camel case. */
  readonly dataset: Readonly<Record<string, string>>
}

/** Result of `boundingClientRect`. */
export interface NodeRect extends NodeIdentity, PageRect {}

/** Result of `scrollOffset`, in CSS pixels. */
export interface NodeScroll extends NodeIdentity {
  readonly scrollLeft: number
  readonly scrollTop: number
  /** Width of the content. */
  readonly scrollWidth: number
  /** Height of the content. */
  readonly scrollHeight: number
}

/** Options of `fields`. */
export interface NodeFields {
  /** Requests `id`. */
  readonly id?: boolean | undefined
  /** Requests `dataset`: the `data-…` attributes. */
  readonly dataset?: boolean | undefined
  /** Requests `left`, `top`, `right` and `bottom`. */
  readonly rect?: boolean | undefined
  /** Requests `width` and `height`. */
  readonly size?: boolean | undefined
  /** Requests `scrollLeft`, `scrollTop`, `scrollWidth` and `scrollHeight`. */
  readonly scrollOffset?: boolean | undefined
  /**
   * Names of properties whose values are text, numbers or booleans (`value`, `checked`, `href`), or of attributes
   * (`aria-label`). The result has their values under these names; `null` for those that the element does not have.
   */
  readonly properties?: readonly string[] | undefined
  /** Names of styles (`marginTop`, `margin-top`, `--sw-accent`). The result has the computed values as text under these names. */
  readonly computedStyle?: readonly string[] | undefined
  /** Requests `context`: the commands of the element's component, or `null`. */
  readonly context?: boolean | undefined
  /** Requests `node`: the element itself. */
  readonly node?: boolean | undefined
}

/** Result of `node`. */
export interface NodeElement {
  readonly node: Element
}

/** Result of `context`. */
export interface NodeContext {
  /** The commands of the element's component; `null` if it has none. */
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

type RequestedNames<Requested> = {
  [Field in keyof NamesOf]: Field extends keyof Requested
    ? Requested[Field] extends true
      ? NamesOf[Field]
      : never
    : never
}[keyof NamesOf]

type Listed<Requested, Field extends string, Value> = Requested extends {
  readonly [Name in Field]: readonly (infer Name)[]
}
  ? { readonly [Key in Extract<Name, string>]: Value }
  : unknown

/** Result of `fields`: exactly the requested fields. */
export type NodeAnswer<Requested extends NodeFields> = Pick<Known, RequestedNames<Requested>> &
  Listed<Requested, 'properties', string | number | boolean | null> &
  Listed<Requested, 'computedStyle', string>
