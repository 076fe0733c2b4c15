import { orAborted } from '../../base/call/abortError.ts'
import { type Call, wrapper } from '../../base/call/callApi.ts'
import { checkOptions, refusal } from '../../base/call/check.ts'
import { checkText } from '../../base/call/checkValue.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import type * as apis from '../index.ts'

/** All public functions that return a promise, by name. */
type Calls = {
  [Name in Exclude<keyof typeof apis, 'addInterceptor'> as (typeof apis)[Name] extends (
    ...args: never[]
  ) => PromiseLike<unknown>
    ? Name
    : never]: (typeof apis)[Name]
}

/** Name of a function that can be intercepted. */
export type InterceptedApi = keyof Calls

/** Options of a function; for a function with overloads, those of the overload with options. */
export type InterceptedOptions<Name extends InterceptedApi> = Calls[Name] extends (
  options: infer Options extends object,
  ...rest: never[]
) => unknown
  ? Options
  : object

/** Result of a function. */
export type InterceptedResult<Name extends InterceptedApi> = Calls[Name] extends (
  ...args: never[]
) => PromiseLike<infer Answer>
  ? Answer
  : never

/**
 * Intercepts calls of a function. `next` calls the next interceptor, and finally the function itself. The return value
 * becomes the result of the call; a thrown error becomes its rejection.
 *
 * @param options Options of the caller, or those passed on by the previous interceptor. Pass on a changed copy.
 * @param next Continues the call. If it is not called, the function does not run.
 * @param api Name of the function.
 */
export type Interceptor<Options extends object = object, Answer = unknown> = (
  options: Options,
  next: (options: Options) => Promise<Answer>,
  api: string,
) => Answer | Promise<Answer>

/** An interceptor with any types. */
type Intercept = (options: never, next: never, api: string) => unknown

interface Entry {
  /** Names of the functions; `undefined` for all functions. */
  readonly apis: readonly string[] | undefined
  readonly intercept: Intercept
}

const entries = new Set<Entry>()

/**
 * Adds an interceptor for calls of one API, of several APIs, or of all APIs. It can change the options, return a result of its own, or
 * reject the call by throwing. It also intercepts calls that Slipway itself makes.
 *
 * Interceptors for all APIs run first, then those with names; within each group, the first added is the outermost.
 * Synchronous functions (`…Sync`, `on…`, `get…` without a promise) are not intercepted.
 *
 * @returns A function that removes the interceptor. Running calls finish with it.
 * @throws {ApiError} `invalid-argument` if the interceptor is not a function, or a name is not a text.
 * @platform web, capacitor, node
 *
 * @example
 * addInterceptor(['request', 'uploadFile', 'downloadFile'], (options, next) =>
 *   next({ ...options, header: { ...options.header, authorization: `Bearer ${token}` } }),
 * )
 * addInterceptor((options, next, api) => next(options).finally(() => track(api)))
 */
export function addInterceptor<Name extends InterceptedApi>(
  api: Name | readonly Name[],
  interceptor: Interceptor<InterceptedOptions<Name>, InterceptedResult<Name>>,
): Unsubscribe
export function addInterceptor(interceptor: Interceptor): Unsubscribe
export function addInterceptor(first: string | readonly string[] | Intercept, second?: Intercept): Unsubscribe {
  const isForAll = typeof first === 'function'
  const intercept = isForAll ? first : second
  if (typeof intercept !== 'function') throw refusal('addInterceptor', 'interceptor must be a function')
  const apis = isForAll ? undefined : [first].flat()
  for (const name of apis ?? []) checkText('addInterceptor', 'api', name)
  const entry: Entry = { apis, intercept }
  entries.add(entry)
  wrapper.current = wrap
  return () => {
    entries.delete(entry)
  }
}

function wrap(api: string, step: Call): Call {
  const named = [...entries].filter(({ apis }) => apis?.includes(api))
  const forAll = [...entries].filter(({ apis }) => !apis)
  // Without an interceptor a call ends when its function does, as in apps that add none: a signal does not reject it earlier.
  if (!named.length && !forAll.length) return step
  const first = [...forAll, ...named].reduceRight<Call>(
    (inner, { intercept }) =>
      (options) =>
        intercept(options as never, (async (changed: object) => inner(changed)) as never, api),
    step,
  )
  return (options) => {
    const { signal } = checkOptions(api, options) as { readonly signal?: unknown }
    // The function itself rejects a value that is not a signal.
    return signal instanceof AbortSignal ? orAborted(api, signal, async () => first(options)) : first(options)
  }
}
