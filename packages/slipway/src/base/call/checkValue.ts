import { refusal } from './check.ts'

/* Further checks. Not in `check.ts`, because every app that opens pages by calls contains that file. */

/** Throws if a value is not a string, or is empty: `request:fail url must be a non-empty string`. */
export function checkText(api: string, field: string, value: unknown): asserts value is string {
  if (typeof value !== 'string' || value === '') throw refusal(api, `${field} must be a non-empty string`)
}

/** Throws if a value is not an `AbortSignal`. Accepts `undefined`. */
export function checkSignal(api: string, value: unknown): asserts value is AbortSignal | undefined {
  if (value !== undefined && !(value instanceof AbortSignal)) throw refusal(api, 'signal must be an AbortSignal')
}

/** Throws if a value is not a finite number, or is below `min`. */
export function checkNumber(api: string, field: string, value: unknown, min = -Infinity): asserts value is number {
  if (typeof value === 'number' && Number.isFinite(value) && value >= min) return
  throw refusal(api, `${field} must be a finite number${min === -Infinity ? '' : `, ${min} or more`}`)
}

/** Throws if a value is not one of the choices, and lists them: `showToast:fail icon must be one of success, error`. */
export function checkOneOf<Choice extends string>(
  api: string,
  field: string,
  value: unknown,
  choices: readonly Choice[],
): asserts value is Choice {
  if (!choices.some((choice) => choice === value)) throw refusal(api, `${field} must be one of ${choices.join(', ')}`)
}
