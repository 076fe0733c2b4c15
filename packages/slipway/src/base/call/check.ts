import { ApiError } from './ApiError.ts'

/**
 * Checks of arguments, for the first lines of a public function. Each throws `invalid-argument` with the field's name, in
 * production too: types do not reach JavaScript callers, nor values that came over the network.
 */

/** Refuses options that are no object, and returns them so that they can be taken apart at once. */
export function checkOptions<Options extends object>(api: string, options: Options): Options {
  if (typeof options !== 'object' || options === null) throw refusal(api, 'options must be an object')
  return options
}

/** Refuses what is not text: `setClipboardData:fail data must be a string`. */
export function checkString(api: string, field: string, value: unknown): asserts value is string {
  if (typeof value !== 'string') throw refusal(api, `${field} must be a string`)
}

/** Refuses what cannot be called: `onSocketOpen:fail listener must be a function`. */
export function checkFunction(api: string, field: string, value: unknown): void {
  if (typeof value !== 'function') throw refusal(api, `${field} must be a function`)
}

/** The error of a check. */
export function refusal(api: string, detail: string): ApiError {
  return new ApiError(api, 'invalid-argument', detail)
}
