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
 * Runs a public function: what its interceptors make of the options reaches `run`, which checks them, asks the host and
 * shapes the answer. Whatever is thrown on the way rejects as an `ApiError` of this function, and nothing is thrown before;
 * refusals that are no mistake do so quietly.
 *
 * @example
 * export function makePhoneCall(options: MakePhoneCallOptions, host = platformHost): Promise<void> {
 *   return callApi('makePhoneCall', options, async ({ phoneNumber }) => {
 *     checkString('makePhoneCall', 'phoneNumber', phoneNumber)
 *     await host.call(phoneNumber)
 *   })
 * }
 */
export function callApi<Options extends object, Answer>(
  api: string,
  options: Options,
  run: (options: Options) => Answer | Promise<Answer>,
): Promise<Answer> {
  const step: Step = (given) => run(checkOptions(api, given) as Options)
  const call = async () => (wrapper.current?.(api, step) ?? step)(options) as Answer
  return quietly(
    call().catch((error: unknown) => {
      throw toApiError(api, error)
    }),
  )
}
