import { ApiError } from './ApiError.ts'

/**
 * Checks of arguments, for the first lines of a public function. Each throws `invalid-argument` with the field's name, also in
 * production, because types protect neither JavaScript callers nor values from the network.
 */

/** Throws if the options are not an object. Returns the options, so that they can be destructured at once. */
export function checkOptions<Options extends object>(api: string, options: Options): Options {
  if (typeof options !== 'object' || options === null) throw refusal(api, 'options must be an object')
  return options
}

/** Throws if a value is not a string: `setClipboardData:fail data must be a string`. */
export function checkString(api: string, field: string, value: unknown): asserts value is string {
  if (typeof value !== 'string') throw refusal(api, `${field} must be a string`)
}

/** Throws if a value is not a function: `onSocketOpen:fail listener must be a function`. */
export function checkFunction(api: string, field: string, value: unknown): void {
  if (typeof value !== 'function') throw refusal(api, `${field} must be a function`)
}

/** Creates the error of a check. */
export function refusal(api: string, detail: string): ApiError {
  return new ApiError(api, 'invalid-argument', detail)
}
