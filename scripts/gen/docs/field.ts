/** One documented member of an interface: a prop, an option, or a part of an answer. */
export interface Field {
  readonly name: string
  readonly required: boolean
  /** As written in the source. */
  readonly type: string
  /** What the `@default` tag says. */
  readonly default: string | undefined
  readonly description: string
  /** What may be written, of a type that is a choice of texts, or of a list of such. */
  readonly choices?: readonly string[] | undefined
  /** What its `@needs` tag names: parts of the browser that not every one has. */
  readonly needs?: readonly string[] | undefined
}

/** An interface's own members, and the types outside this repository whose members it has too. */
export interface Shape {
  readonly fields: readonly Field[]
  /** Such as `ComponentPropsWithRef<'input'>`. */
  readonly inherited: readonly string[]
}
