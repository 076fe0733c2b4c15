import type { NamesOf } from './path.ts'
import { isStandardSchema, type StandardSchema } from './standardSchema.ts'

type Scalar = StringConstructor | NumberConstructor | BooleanConstructor

/** A parameter that may be left out. Made by `optional`. */
export interface OptionalToken<Inner extends Scalar | readonly [Scalar] = Scalar | readonly [Scalar]> {
  readonly optional: Inner
}

/** The kind of one parameter: `String`, `Number`, `Boolean`, `[String]` for a list, `optional(…)` of any of them. */
export type ParamToken = Scalar | readonly [Scalar] | OptionalToken

/** A page's parameters: a table of tokens, or a synchronous Standard Schema over the raw texts. */
export type ParamsSpec = Readonly<Record<string, ParamToken>> | StandardSchema<object, object>

/** Marks a parameter that may be left out. */
export function optional<const Inner extends Scalar | readonly [Scalar]>(token: Inner): OptionalToken<Inner> {
  return { optional: token }
}

type ScalarValue<Token> = Token extends StringConstructor
  ? string
  : Token extends NumberConstructor
    ? number
    : Token extends BooleanConstructor
      ? boolean
      : never

type TokenValue<Token> = Token extends readonly [infer Item] ? readonly ScalarValue<Item>[] : ScalarValue<Token>

type TableValues<Table> = {
  readonly [Name in keyof Table as Table[Name] extends OptionalToken ? never : Name]: TokenValue<Table[Name]>
} & {
  readonly [Name in keyof Table as Table[Name] extends OptionalToken ? Name : never]?:
    | (Table[Name] extends OptionalToken<infer Inner> ? TokenValue<Inner> : never)
    | undefined
}

type Flat<Type> = { [Key in keyof Type]: Type[Key] }

/** The names in the path that the table says nothing about are texts. */
type PathTexts<Path extends string, Spec> = { readonly [Name in Exclude<NamesOf<Path>, keyof Spec>]: string }

/** What a page with this path and these params gets. */
export type ParamsOutput<Path extends string, Spec> =
  Spec extends StandardSchema<object, infer Output> ? Output : Flat<TableValues<Spec> & PathTexts<Path, Spec>>

/** What a call to this page must give. */
export type ParamsInput<Path extends string, Spec> =
  Spec extends StandardSchema<infer Input, object> ? Input : Flat<TableValues<Spec> & PathTexts<Path, Spec>>

/** The texts of an address, before they are read: several values of one key make a list. */
export type RawParams = Readonly<Record<string, string | readonly string[]>>

/** A value, or why there is none. */
export type Parsed<Value> =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: string }

/** Reads the texts of an address as a page's parameters. Texts that the page does not name are left out. */
export function parseParams(raw: RawParams, names: readonly string[], spec: ParamsSpec | undefined): Parsed<object> {
  if (isStandardSchema(spec)) return validate(spec, raw)
  const params: Record<string, unknown> = {}
  for (const [name, token] of tokens(names, spec)) {
    const { value, problem } = read(raw[name], token, `params.${name}`)
    if (problem) return { problem }
    if (value !== undefined) params[name] = value
  }
  return { value: params }
}

/**
 * Writes parameters as the texts of an address. The inverse of `parseParams`, which also judges them: what could not be
 * read back is refused.
 */
export function formatParams(
  params: object,
  names: readonly string[],
  spec: ParamsSpec | undefined,
): Parsed<RawParams> {
  const raw: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) raw[name] = Array.isArray(value) ? value.map(String) : String(value)
  }
  const { value, problem } = parseParams(raw, names, spec)
  if (problem !== undefined) return { problem }
  const unknown = isStandardSchema(spec) ? undefined : Object.keys(raw).find((name) => !(name in value))
  return unknown === undefined ? { value: raw } : { problem: `params.${unknown} is not a parameter of this page` }
}

type Table = Readonly<Record<string, ParamToken>>

function tokens(names: readonly string[], spec: Table | undefined): [string, ParamToken][] {
  const fromPath = names.map((name): [string, ParamToken] => [name, String])
  return Object.entries({ ...Object.fromEntries(fromPath), ...spec })
}

function validate(schema: StandardSchema, raw: RawParams): Parsed<object> {
  const result = schema['~standard'].validate(raw)
  if (result instanceof Promise) return { problem: 'params must be a synchronous schema' }
  if (result.issues)
    return { problem: result.issues.map(({ message }) => message).join('; ') || 'params are not valid' }
  return { value: result.value as object }
}

const isOptional = (token: ParamToken): token is OptionalToken => 'optional' in token
const isList = (token: ParamToken): token is readonly [Scalar] => Array.isArray(token)

function read(
  raw: RawParams[string] | undefined,
  token: ParamToken,
  name: string,
): Partial<Parsed<unknown>> & { value?: unknown } {
  if (isOptional(token)) return raw === undefined ? {} : read(raw, token.optional, name)
  if (isList(token)) {
    const items = (raw === undefined ? [] : [raw].flat()).map((item) => readScalar(item, token[0]))
    return items.includes(undefined)
      ? { problem: `${name} must be a list of ${words[token[0].name]}s` }
      : { value: items }
  }
  const value = typeof raw === 'string' ? readScalar(raw, token) : undefined
  return value === undefined ? { problem: `${name} must be a ${words[token.name]}` } : { value }
}

const words: Readonly<Record<string, string>> = { String: 'string', Number: 'number', Boolean: 'boolean' }

function readScalar(raw: string, token: Scalar): string | number | boolean | undefined {
  if (token === String) return raw
  if (token === Boolean) return raw === 'true' ? true : raw === 'false' ? false : undefined
  // Number('') and Number(' ') are 0, which no one means.
  const number = raw.trim() === '' ? Number.NaN : Number(raw)
  return Number.isFinite(number) ? number : undefined
}
