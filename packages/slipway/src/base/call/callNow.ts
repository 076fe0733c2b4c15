import { toApiError } from './toApiError.ts'

/** Runs a synchronous public function. Any error is thrown as an `ApiError` of this function. */
export function callNow<Answer>(api: string, run: () => Answer): Answer {
  try {
    return run()
  } catch (error) {
    throw toApiError(api, error)
  }
}
