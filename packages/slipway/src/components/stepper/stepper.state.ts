import { clamp } from '../../base/numbers/clamp.ts'
import { decimalsOf } from '../../base/numbers/decimalsOf.ts'
import { plainNumber } from '../../base/numbers/plainNumber.ts'

/** The numbers of a stepper. */
export interface StepperRange {
  /** The minimum; −∞ for no minimum. */
  readonly min: number
  /** The maximum; ∞ for no maximum. */
  readonly max: number
  /** The distance between two numbers, counted from `min`, or from 0 without a minimum. Greater than 0. */
  readonly step: number
  /** The number of decimals to which numbers are rounded. */
  readonly decimals: number
}

/** The limits that an app sets. */
export interface StepperLimits {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly decimals?: number | undefined
}

/** The maximum number of decimals, which is the precision of numbers. */
const mostDecimals = 15

/** Normalises the limits that an app sets, as HTML does. */
export function stepperRange({ min, max, step, decimals }: StepperLimits): StepperRange {
  const lowest = Number.isNaN(min) ? 0 : min
  const highest = Number.isNaN(max) ? Number.POSITIVE_INFINITY : Math.max(lowest, max)
  const distance = step > 0 && Number.isFinite(step) ? step : 1
  const own = Math.max(decimalsOf(lowest), decimalsOf(distance))
  return {
    min: lowest,
    max: highest,
    step: distance,
    decimals: clamp(decimals === undefined ? own : Math.trunc(decimals), 0, mostDecimals),
  }
}

/** Clamps a number to the range and rounds it. `NaN`, which is an empty field, is unchanged. */
export function fitStepper(value: number, { min, max, decimals }: StepperRange): number {
  // Adding 0 turns -0 into 0.
  return Number.isNaN(value) ? value : clamp(roundTo(value, decimals), min, max) + 0
}

/**
 * The number after some steps, within the limits. From a number between two steps, the first step leads to the next step in
 * that direction. From an empty field, any step leads to the number nearest to 0.
 */
export function stepFrom(value: number, steps: number, range: StepperRange): number {
  if (Number.isNaN(value)) return fitStepper(0, range)
  const base = Number.isFinite(range.min) ? range.min : 0
  // Calculated in integers, in units of the last decimal, to avoid floating-point errors.
  const unit = 10 ** Math.min(mostDecimals, Math.max(...[value, base, range.step].map(decimalsOf)))
  const [at, from, distance] = [value, base, range.step].map((number) => Math.round(number * unit)) as Triple
  const position = (at - from) / distance
  const target = (steps > 0 ? Math.floor(position) : Math.ceil(position)) + steps
  return fitStepper(clamp((from + target * distance) / unit, range.min, range.max), range)
}

type Triple = [number, number, number]

/** Text that can be the beginning of a number. A comma counts as a point, because many keyboards have only a comma. */
const startOfNumber = /^-?\d*[.,]?\d*$/

/** Whether a plain text can become a number of the range by typing more characters. */
export function canBecomeNumber(text: string, { min, decimals }: StepperRange): boolean {
  return startOfNumber.test(text) && (min < 0 || !text.startsWith('-')) && (decimals > 0 || !/[.,]/.test(text))
}

/** The number of a text; `NaN` if the text is not a number. */
export function readStepper(text: string): number {
  const plain = plainNumber(text).replace(',', '.').trim()
  return plain === '' ? Number.NaN : Number(plain)
}

/** The text of a number; with `decimals` always with that many decimals. */
export function stepperText(value: number, decimals?: number): string {
  if (!Number.isFinite(value)) return ''
  // Never with an exponent, because the field accepts no exponents.
  return value.toFixed(clamp(decimals ?? decimalsOf(value), 0, mostDecimals))
}

/** Rounds half a unit away from 0, even if its binary value is slightly less than half. */
function roundTo(value: number, decimals: number): number {
  const units = Math.round(shiftPoint(Math.abs(value), decimals))
  // The number of decimals exceeds the precision of numbers.
  return Number.isSafeInteger(units) ? Math.sign(value) * shiftPoint(units, -decimals) : value
}

/** Moves the decimal point in the text of the number, which avoids floating-point errors. */
function shiftPoint(value: number, shift: number): number {
  const [digits, exponent = 0] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + shift}`)
}
