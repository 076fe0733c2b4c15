import { toApiError } from './toApiError.ts'

/** Runs a public function that answers at once; whatever it throws is thrown as an `ApiError` of this function. */
export function callNow<Answer>(api: string, run: () => Answer): Answer {
  try {
    return run()
  } catch (error) {
    throw toApiError(api, error)
  }
}
