/** A documented member of an interface: a prop, an option, or a field of a result. */
export interface Field {
  readonly name: string
  readonly required: boolean
  /** The type as written in the source. */
  readonly type: string
  /** Text of the `@default` tag. */
  readonly default: string | undefined
  readonly description: string
  /** The values of a union of string literals, or of an array of such a union. */
  readonly choices?: readonly string[] | undefined
  /** Names in the `@needs` tag: features that not every browser has. */
  readonly needs?: readonly string[] | undefined
}

/** The members that an interface declares, and the types outside this repository that it extends. */
export interface Shape {
  readonly fields: readonly Field[]
  /** For example `ComponentPropsWithRef<'input'>`. */
  readonly inherited: readonly string[]
}
