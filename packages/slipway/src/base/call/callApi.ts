import { checkOptions } from './check.ts'
import { quietly } from './quietly.ts'
import { toApiError } from './toApiError.ts'

/** The work of a call, or an interceptor that wraps it: gets the options and returns the result. */
export type Call = (options: object) => unknown

/**
 * The interceptor hook. `slipway/api/interceptor` sets it, so that apps without interceptors do not contain their code.
 */
export const wrapper: { current?: (api: string, step: Call) => Call } = {}

/**
 * Runs a public function. Its interceptors get the options. Then `run` gets the options that the interceptors pass on, checks
 * them, calls the host and returns the result. Any error rejects as an `ApiError` of this function, and nothing is thrown
 * synchronously. Expected refusals (locked, cancelled, denied) raise no unhandled rejection.
 *
 * @param options The options, or a function that returns them, for a call with further arguments or with asynchronous options.
 * An error in this function rejects, too.
 *
 * @example
 * export function makePhoneCall(options: MakePhoneCallOptions, host = platformHost): Promise<void> {
 *   return callApi('makePhoneCall', options, async ({ phoneNumber }) => {
 *     checkString('makePhoneCall', 'phoneNumber', phoneNumber)
 *     await host.call(phoneNumber)
 *   })
 * }
 *
 * @example
 * callApi('setLocale', () => ({ ...options, locale }), async ({ locale, signal }) => …)
 */
export function callApi<Options extends object, Answer>(
  api: string,
  options: Options | (() => Options | Promise<Options>),
  run: (options: Options) => Answer | Promise<Answer>,
): Promise<Answer> {
  const step: Call = (given) => run(checkOptions(api, given) as Options)
  const call = async () => {
    const given = typeof options === 'function' ? await options() : options
    return (wrapper.current?.(api, step) ?? step)(given) as Answer
  }
  return quietly(
    call().catch((error: unknown) => {
      throw toApiError(api, error)
    }),
  )
}
