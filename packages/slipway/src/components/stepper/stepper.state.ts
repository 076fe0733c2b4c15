import { clamp } from '../../base/clamp.ts'
import { decimalsOf } from '../../base/decimalsOf.ts'

/** What numbers a stepper takes. */
export interface StepperRange {
  /** The lowest; −∞ for none. */
  readonly min: number
  /** The highest; ∞ for none. */
  readonly max: number
  /** From one to the next, counted from `min`, or from 0 where there is none. Above 0. */
  readonly step: number
  /** How many decimals a number is rounded to. */
  readonly decimals: number
}

/** What an app gives; what it leaves out has a default. */
export interface StepperLimits {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly decimals?: number | undefined
}

/** More decimals than numbers can hold are none. */
const mostDecimals = 15

/** Makes a usable range of whatever an app gives, as HTML does. */
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

/** Moves a number into the range and rounds it; not-a-number, which stands for an empty field, stays what it is. */
export function fitStepper(value: number, { min, max, decimals }: StepperRange): number {
  // Adding 0 makes 0 of -0.
  return Number.isNaN(value) ? value : clamp(roundTo(value, decimals), min, max) + 0
}

/**
 * The number that lies some steps away, and never beyond the limits. From between two steps the first one leads to the next
 * of them; from an empty field any leads to the number nearest to 0.
 */
export function stepFrom(value: number, steps: number, range: StepperRange): number {
  if (Number.isNaN(value)) return fitStepper(0, range)
  const base = Number.isFinite(range.min) ? range.min : 0
  // Counted in whole units of the last decimal, in which numbers make no error.
  const unit = 10 ** Math.min(mostDecimals, Math.max(...[value, base, range.step].map(decimalsOf)))
  const [at, from, distance] = [value, base, range.step].map((number) => Math.round(number * unit)) as Triple
  const place = (at - from) / distance
  const target = (steps > 0 ? Math.floor(place) : Math.ceil(place)) + steps
  return fitStepper(clamp((from + target * distance) / unit, range.min, range.max), range)
}

type Triple = [number, number, number]

/** What can be typed on the way to a number. A comma is the point of many keyboards. */
const startOfNumber = /^-?\d*[.,]?\d*$/

/** Whether a text may become a number of the range by typing on. */
export function isOnTheWay(text: string, { min, decimals }: StepperRange): boolean {
  return startOfNumber.test(text) && (min < 0 || !text.startsWith('-')) && (decimals > 0 || !/[.,]/.test(text))
}

/** The number that a text means; not-a-number for none. */
export function readStepper(text: string): number {
  const plain = text.normalize('NFKC').replace(',', '.').trim()
  return plain === '' ? Number.NaN : Number(plain)
}

/** A number as it is shown; with `decimals` it always has that many. */
export function stepperText(value: number, decimals?: number): string {
  if (!Number.isFinite(value)) return ''
  // Never with an exponent, which nobody can type.
  return value.toFixed(clamp(decimals ?? decimalsOf(value), 0, mostDecimals))
}

/** Half a unit goes up, also where the number lies a little below it in binary. */
function roundTo(value: number, decimals: number): number {
  const units = Math.round(shiftPoint(Math.abs(value), decimals))
  // Finer than numbers can tell.
  return Number.isSafeInteger(units) ? Math.sign(value) * shiftPoint(units, -decimals) : value
}

/** Moves the decimal point as one does on paper, which makes no error of binary fractions. */
function shiftPoint(value: number, places: number): number {
  const [digits, exponent = 0] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}
