import { ApiError } from '../../base/call/ApiError.ts'
import { orAborted } from '../../base/call/abortError.ts'
import { type Step, wrapper } from '../../base/call/callApi.ts'
import { checkOptions } from '../../base/call/check.ts'
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
  ? OptionsUnlessHost<Options>
  : object

/** The first parameter of a function without options is its host, an object that contains only functions. */
type OptionsUnlessHost<Options extends object> = {
  [Name in keyof Options]-?: Options[Name] extends (...args: never[]) => unknown ? never : Name
}[keyof Options] extends never
  ? object
  : Options

/** Result of a function. */
export type InterceptedAnswer<Name extends InterceptedApi> = Calls[Name] extends (
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
  readonly api: string | undefined
  readonly intercept: Intercept
}

const entries = new Set<Entry>()

/**
 * Adds an interceptor for calls of one API, or of all APIs. It can change the options, return a result of its own, or
 * reject the call by throwing. It also intercepts calls that Slipway itself makes.
 *
 * Interceptors for all APIs run first, then those for one API; within each group, the first added is the outermost.
 * Synchronous functions (`…Sync`, `on…`, `get…` without a promise) are not intercepted.
 *
 * @returns A function that removes the interceptor. Running calls finish with it.
 * @throws {ApiError} `invalid-argument` if the interceptor is not a function.
 * @platform web, capacitor, node
 *
 * @example
 * addInterceptor('request', (options, next) => next({ ...options, header: { ...options.header, authorization: token } }))
 * addInterceptor((options, next, api) => next(options).finally(() => track(api)))
 */
export function addInterceptor<Name extends InterceptedApi>(
  api: Name,
  interceptor: Interceptor<InterceptedOptions<Name>, InterceptedAnswer<Name>>,
): Unsubscribe
export function addInterceptor(interceptor: Interceptor): Unsubscribe
export function addInterceptor(first: string | Intercept, second?: Intercept): Unsubscribe {
  const [api, intercept] = typeof first === 'string' ? [first, second] : [undefined, first]
  if (typeof intercept !== 'function') {
    throw new ApiError('addInterceptor', 'invalid-argument', 'interceptor must be a function')
  }
  const entry: Entry = { api, intercept }
  entries.add(entry)
  wrapper.current = wrap
  return () => {
    entries.delete(entry)
  }
}

function wrap(api: string, step: Step): Step {
  const named = [...entries].filter((entry) => entry.api === api)
  const forAll = [...entries].filter((entry) => entry.api === undefined)
  const first = [...forAll, ...named].reduceRight<Step>(
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
