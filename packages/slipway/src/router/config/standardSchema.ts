/**
 * The part of Standard Schema (standardschema.dev) that params need, so that Zod, Valibot, ArkType and others fit without
 * a dependency on any of them.
 */
export interface StandardSchema<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
}

/** What a schema answers: a value, or what is wrong with it. */
export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[]; readonly value?: undefined }

/** A problem with one value of the input. */
export interface SchemaIssue {
  readonly message: string
  /** The keys that lead to the value. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** Tells a schema from a table of tokens. */
export function isStandardSchema(value: unknown): value is StandardSchema {
  return '~standard' in Object(value)
}
