import { refusal } from '../base/call/check.ts'

/* Checks of arguments. Each throws `invalid-argument` with the field's name. */

/** Throws if a value is not a finite number in a range: `atlas.reverse:fail latitude must be a number from -90 to 90`. */
export function checkRange(
  api: string,
  field: string,
  value: unknown,
  min: number,
  max: number,
): asserts value is number {
  if (typeof value === 'number' && value >= min && value <= max) return
  throw refusal(api, `${field} must be a number from ${min} to ${max}`)
}

/** Throws if a value is not an integer in a range. */
export function checkInteger(
  api: string,
  field: string,
  value: unknown,
  min: number,
  max = Number.MAX_SAFE_INTEGER,
): asserts value is number {
  if (Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max) return
  const range = max === Number.MAX_SAFE_INTEGER ? `, ${min} or more` : ` from ${min} to ${max}`
  throw refusal(api, `${field} must be an integer${range}`)
}

/** Throws if a value is neither a boolean nor `undefined`. */
export function checkFlag(api: string, field: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'boolean') throw refusal(api, `${field} must be true or false`)
}

/** Throws if a value is not the tag of a language, such as `pt-BR`. */
export function checkLocale(api: string, value: unknown): asserts value is string {
  try {
    if (typeof value === 'string' && Intl.getCanonicalLocales(value).length === 1) return
  } catch {}
  throw refusal(api, 'locale must be a BCP 47 language tag')
}
