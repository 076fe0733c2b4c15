import { ApiError } from '../../base/call/ApiError.ts'
import { checkOptions } from '../../base/call/check.ts'
import { checkNumber, checkText } from '../../base/call/checkValue.ts'

/** Duration, delay and easing of a step. */
export interface AnimationOptions {
  /**
   * Duration in milliseconds.
   * @default 400
   */
  readonly duration?: number | undefined
  /**
   * A CSS timing function, such as `ease-in-out` or `cubic-bezier(0.2, 0, 0, 1)`.
   * @default 'linear'
   */
  readonly timingFunction?: string | undefined
  /**
   * Delay before the step starts, in milliseconds.
   * @default 0
   */
  readonly delay?: number | undefined
  /**
   * Origin of rotations and scaling.
   * @default '50% 50% 0'
   */
  readonly transformOrigin?: string | undefined
}

/** One step of an animation: its target styles and its timing. */
export interface AnimationStep
  extends Required<{ [Name in keyof AnimationOptions]: NonNullable<AnimationOptions[Name]> }> {
  /** CSS values by property name in camel case. */
  readonly styles: Readonly<Record<string, string>>
}

/** An animation that can be played: a serialisable value. */
export interface ExportedAnimation {
  readonly steps: readonly AnimationStep[]
}

const defaults = { duration: 400, timingFunction: 'linear', delay: 0, transformOrigin: '50% 50% 0' }

/** Checks the options of a step. Missing options keep the values given in `before`. */
export function checkStepOptions(
  api: string,
  options: AnimationOptions,
  before: Omit<AnimationStep, 'styles'> = defaults,
): Omit<AnimationStep, 'styles'> {
  const {
    duration = before.duration,
    timingFunction = before.timingFunction,
    delay = before.delay,
    transformOrigin = before.transformOrigin,
  } = checkOptions(api, options)
  checkNumber(api, 'duration', duration, 0)
  checkText(api, 'timingFunction', timingFunction)
  checkNumber(api, 'delay', delay, 0)
  checkText(api, 'transformOrigin', transformOrigin)
  return { duration, timingFunction, delay, transformOrigin }
}

/** Checks an exported animation and returns its steps. */
export function checkSteps(api: string, animation: ExportedAnimation): readonly AnimationStep[] {
  const steps: unknown = (animation as Partial<ExportedAnimation> | null | undefined)?.steps
  if (!Array.isArray(steps)) throw new ApiError(api, 'invalid-argument', 'animation must be a result of export()')
  return (steps as AnimationStep[]).map((step) => {
    const options = checkStepOptions(api, step)
    const styles = Object.entries(checkOptions(api, step.styles))
    for (const [name, value] of styles) checkText(api, name, value)
    return { ...options, styles: Object.fromEntries(styles) }
  })
}
