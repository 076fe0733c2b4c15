/** One documented member of an interface: a prop, an option, or a part of an answer. */
export interface Field {
  readonly name: string
  readonly required: boolean
  /** As written in the source. */
  readonly type: string
  /** What the `@default` tag says. */
  readonly default: string | undefined
  readonly description: string
}

/** An interface's own members, and the types outside this repository whose members it has too. */
export interface Shape {
  readonly fields: readonly Field[]
  /** Such as `ComponentPropsWithRef<'input'>`. */
  readonly inherited: readonly string[]
}
