/**
 * The part of Standard Schema (standardschema.dev) that `params` needs. It accepts schemas of Zod, Valibot, ArkType and
 * others without a dependency on any of them.
 */
export interface StandardSchema<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
}

/** Result of a schema: the parsed value, or the issues. */
export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[]; readonly value?: undefined }

/** A problem with one value of the input. */
export interface SchemaIssue {
  readonly message: string
  /** The keys that lead to the value. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** Whether a value is a schema, and not a table of tokens. */
export function isStandardSchema(value: unknown): value is StandardSchema {
  return '~standard' in Object(value)
}
