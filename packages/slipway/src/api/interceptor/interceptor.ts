import { ApiError } from '../../base/call/ApiError.ts'
import { orAborted } from '../../base/call/abortError.ts'
import { type Step, wrapper } from '../../base/call/callApi.ts'
import { checkOptions } from '../../base/call/check.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import type * as apis from '../index.ts'

/** Every public function that answers with a promise, by its name. */
type Calls = {
  [Name in Exclude<keyof typeof apis, 'addInterceptor'> as (typeof apis)[Name] extends (
    ...args: never[]
  ) => PromiseLike<unknown>
    ? Name
    : never]: (typeof apis)[Name]
}

/** A function that can be intercepted. */
export type InterceptedApi = keyof Calls

/** The options of a function; of its string form, where it has one. */
export type InterceptedOptions<Name extends InterceptedApi> = Calls[Name] extends (
  options: infer Options extends object,
  ...rest: never[]
) => unknown
  ? OptionsUnlessHost<Options>
  : object

/** A function without options takes its host first, which is an object of functions alone. */
type OptionsUnlessHost<Options extends object> = {
  [Name in keyof Options]-?: Options[Name] extends (...args: never[]) => unknown ? never : Name
}[keyof Options] extends never
  ? object
  : Options

/** What a function answers. */
export type InterceptedAnswer<Name extends InterceptedApi> = Calls[Name] extends (
  ...args: never[]
) => PromiseLike<infer Answer>
  ? Answer
  : never

/**
 * Stands around calls of a function. `next` goes on to the interceptor after it, and at last to the function itself. What it
 * returns is the answer of the call, what it throws is its error.
 *
 * @param options What the caller has given, or what the interceptor before it has made of it. Pass on a changed copy.
 * @param next Goes on. Not called, the function does not run.
 * @param api The name of the function.
 */
export type Interceptor<Options extends object = object, Answer = unknown> = (
  options: Options,
  next: (options: Options) => Promise<Answer>,
  api: string,
) => Answer | Promise<Answer>

/** An interceptor of whatever it is made for. */
type Intercept = (options: never, next: never, api: string) => unknown

interface Entry {
  readonly api: string | undefined
  readonly intercept: Intercept
}

const entries = new Set<Entry>()

/**
 * Lets a function stand around calls of an API, or of all of them: it can change the options, answer by itself, or refuse
 * the call by throwing. Calls of Slipway's own parts are calls too.
 *
 * Those for all APIs come first, then those for one; within each the one added first is the outermost. Functions that
 * answer at once (`…Sync`, `on…`, `get…` without a promise) are not intercepted.
 *
 * @returns What removes it. Calls under way finish as they began.
 * @throws {ApiError} `invalid-argument` when the interceptor is no function.
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
    // What is none, the function itself refuses.
    return signal instanceof AbortSignal ? orAborted(api, signal, async () => first(options)) : first(options)
  }
}
