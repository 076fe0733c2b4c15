import { callApi } from './callApi.ts'
import { quietly } from './quietly.ts'
import { toApiError } from './toApiError.ts'

/**
 * Does what `callApi` does for a function that takes more than its options: `join` puts all of it together, and options that
 * cannot be read reject as well.
 *
 * @example
 * callJoined('setLocale', () => ({ ...options, locale }), async ({ locale, signal }) => …)
 */
export function callJoined<Options extends object, Answer>(
  api: string,
  join: () => Options,
  run: (options: Options) => Answer | Promise<Answer>,
): Promise<Answer> {
  const call = async () => callApi(api, join(), run)
  return quietly(
    call().catch((error: unknown) => {
      throw toApiError(api, error)
    }),
  )
}
