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

/** Refuses what is no text, or an empty one: `request:fail url must be a non-empty string`. */
export function checkText(api: string, field: string, value: unknown): asserts value is string {
  if (typeof value !== 'string' || value === '') throw refusal(api, `${field} must be a non-empty string`)
}

/** Refuses what cannot be called: `onSocketOpen:fail listener must be a function`. */
export function checkFunction(api: string, field: string, value: unknown): void {
  if (typeof value !== 'function') throw refusal(api, `${field} must be a function`)
}

/** Refuses what is no signal; to have none is fine. */
export function checkSignal(api: string, value: unknown): asserts value is AbortSignal | undefined {
  if (value !== undefined && !(value instanceof AbortSignal)) throw refusal(api, 'signal must be an AbortSignal')
}

/** Refuses what is not a finite number, or is below `min`. */
export function checkNumber(api: string, field: string, value: unknown, min = -Infinity): asserts value is number {
  if (typeof value === 'number' && Number.isFinite(value) && value >= min) return
  throw refusal(api, `${field} must be a finite number${min === -Infinity ? '' : `, ${min} or more`}`)
}

/** Refuses what is not among the choices, and lists them: `showToast:fail icon must be one of success, error`. */
export function checkOneOf<Choice extends string>(
  api: string,
  field: string,
  value: unknown,
  choices: readonly Choice[],
): asserts value is Choice {
  if (!choices.some((choice) => choice === value)) throw refusal(api, `${field} must be one of ${choices.join(', ')}`)
}

function refusal(api: string, detail: string): ApiError {
  return new ApiError(api, 'invalid-argument', detail)
}
