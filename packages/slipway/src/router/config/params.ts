import { isDev } from '../../base/isDev.ts'
import type { NamesOf } from './path.ts'
import { isStandardSchema, type SchemaResult, type StandardSchema } from './standardSchema.ts'
import { warnRepeated } from './warnRepeated.ts'

type Scalar = StringConstructor | NumberConstructor | BooleanConstructor

/** A parameter that may be left out. Created by `optionalParam`. */
export interface OptionalToken<Inner extends Scalar | readonly [Scalar] = Scalar | readonly [Scalar]> {
  readonly optional: Inner
}

/** The kind of one parameter: `String`, `Number`, `Boolean`, `[String]` for a list, `optionalParam(…)` of any of them. */
export type ParamToken = Scalar | readonly [Scalar] | OptionalToken

/** A page's parameters: a table of tokens, or a synchronous Standard Schema over the raw texts. */
export type ParamsSpec = Readonly<Record<string, ParamToken>> | StandardSchema<object, object>

/** Marks a parameter that may be left out. */
export function optionalParam<const Inner extends Scalar | readonly [Scalar]>(token: Inner): OptionalToken<Inner> {
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

/** One object type for an intersection. Inferred, so that the compiler prints its members in errors instead of `Flat`. */
type Flat<Type> = Type extends infer Whole ? { [Key in keyof Whole]: Whole[Key] } : never

/** The names in the path that the table does not contain: their values are texts. */
type PathTexts<Path extends string, Spec> = { readonly [Name in Exclude<NamesOf<Path>, keyof Spec>]: string }

/** The parameters that a page with this path and these `params` receives. */
export type ParamsOutput<Path extends string, Spec> =
  Spec extends StandardSchema<object, infer Output> ? Output : Flat<TableValues<Spec> & PathTexts<Path, Spec>>

/** The parameters that a call must pass to this page. */
export type ParamsInput<Path extends string, Spec> =
  Spec extends StandardSchema<infer Input, object> ? Input : Flat<TableValues<Spec> & PathTexts<Path, Spec>>

/** The texts of an address before parsing. A key with several values has a list. */
export type RawParams = Readonly<Record<string, string | readonly string[]>>

/** A parsed value, or the reason why the text is invalid. */
export type Parsed<Value> =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: string }

/**
 * Parses the texts of an address as a page's parameters. Texts that the page does not declare are left out.
 *
 * @param page Path of the page if the texts are from an address. A parameter with a single value then gets the last value of a
 * repeated key. Without `page`, such a list is refused, because it is a mistake in a call.
 */
export function parseParams(
  raw: RawParams,
  names: readonly string[],
  spec: ParamsSpec | undefined,
  page?: string,
): Parsed<object> {
  if (isStandardSchema(spec)) return validate(spec, raw, page)
  const params: Record<string, unknown> = {}
  const texts = Object.fromEntries(names.map((name) => [name, String]))
  for (const [name, token] of Object.entries<ParamToken>({ ...texts, ...spec })) {
    const { value, problem } = read(raw[name], token, name, page)
    if (problem) return { problem }
    if (value !== undefined) params[name] = value
  }
  return { value: params }
}

/**
 * Formats parameters as the texts of an address. The inverse of `parseParams`, which also checks the result: parameters that
 * could not be parsed again are refused.
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
  return unknown === undefined
    ? { value: raw }
    : { problem: `params.${unknown} ${isDev ? 'is not a parameter of this page' : 'is not valid'}` }
}

/** Validates with a schema. Lists of an address that the schema refuses are replaced by their last values. */
function validate(schema: StandardSchema, raw: RawParams, page: string | undefined): Parsed<object> {
  const result = schema['~standard'].validate(raw)
  // A mistake in the config: in development every address and every call is refused.
  if (isDev && result instanceof Promise) return { problem: 'params must be a synchronous schema' }
  const { issues, value } = result as SchemaResult<object>
  if (!issues) return { value }
  // An issue without a path may be about any of the lists; one with a longer path is about an item.
  const isRefused = (name: string) =>
    typeof raw[name] === 'object' &&
    issues.some(({ path: [key = name, item] = [] }) => item === undefined && (Object(key).key ?? key) === name)
  const list = page && Object.keys(raw).find(isRefused)
  if (!list) return { problem: issues.map(({ message }) => message).join('; ') || 'invalid params' }
  if (isDev) warnRepeated(list, page)
  return validate(schema, { ...raw, [list]: raw[list]?.at(-1) ?? '' }, page)
}

const isOptional = (token: ParamToken): token is OptionalToken => 'optional' in token
const isList = (token: ParamToken): token is readonly [Scalar] => Array.isArray(token)

function read(
  raw: RawParams[string] | undefined,
  token: ParamToken,
  name: string,
  page: string | undefined,
): Partial<Parsed<unknown>> & { value?: unknown } {
  if (isOptional(token)) return raw === undefined ? {} : read(raw, token.optional, name, page)
  const isMany = isList(token)
  const scalar = isMany ? token[0] : token
  const values = [raw ?? []].flat().map((text) => readScalar(text, scalar))
  if (isDev && page && !isMany && values.length > 1) warnRepeated(name, page)
  const value = isMany ? values : page || typeof raw === 'string' ? values.at(-1) : undefined
  if (value !== undefined && !(isMany && values.includes(undefined))) return { value }
  const wanted = isDev && (isMany ? `list of ${scalar.name.toLowerCase()}s` : scalar.name.toLowerCase())
  return { problem: `params.${name} ${isDev ? `must be a ${wanted}` : 'is not valid'}` }
}

function readScalar(raw: string, token: Scalar): string | number | boolean | undefined {
  if (token === String) return raw
  if (token === Boolean) return raw === 'true' ? true : raw === 'false' ? false : undefined
  // Number('') and Number(' ') are 0, which is never the intended value.
  const number = raw.trim() ? Number(raw) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}
