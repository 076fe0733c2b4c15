import { checkOptions } from './check.ts'
import { quietly } from './quietly.ts'
import { toApiError } from './toApiError.ts'

/** What a call does, or what is wrapped around it: it gets the options and answers. */
export type Step = (options: object) => unknown

/**
 * What wraps calls, once there is something that wants to: `slipway/api/interceptor` sets it, so an app without interceptors
 * has nothing of them.
 */
export const wrapper: { current?: (api: string, step: Step) => Step } = {}

/**
 * Runs a public function: its interceptors get the options, and `run` gets what they make of them, checks them, calls the
 * host and returns the result. Any error rejects as an `ApiError` of this function, and nothing is thrown before; refusals
 * that are no mistake raise no unhandled rejection.
 *
 * @param options The options, or a function that makes them: for a call with more arguments than its options, or with options
 * that must be waited for. An error of the function rejects, too.
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
  const step: Step = (given) => run(checkOptions(api, given) as Options)
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
