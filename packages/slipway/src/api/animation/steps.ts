import { ApiError } from '../../base/call/ApiError.ts'
import { checkOptions } from '../../base/call/check.ts'
import { checkNumber, checkText } from '../../base/call/checkValue.ts'

/** How a step moves. */
export interface AnimationOptions {
  /**
   * Milliseconds.
   * @default 400
   */
  readonly duration?: number | undefined
  /**
   * A timing function of CSS, such as `ease-in-out` or `cubic-bezier(0.2, 0, 0, 1)`.
   * @default 'linear'
   */
  readonly timingFunction?: string | undefined
  /**
   * Milliseconds until it begins.
   * @default 0
   */
  readonly delay?: number | undefined
  /**
   * The point that it turns and grows around.
   * @default '50% 50% 0'
   */
  readonly transformOrigin?: string | undefined
}

/** One step of an animation: where it leads, and how. */
export interface AnimationStep
  extends Required<{ [Name in keyof AnimationOptions]: NonNullable<AnimationOptions[Name]> }> {
  /** Values of CSS, by the names of properties in camel case. */
  readonly styles: Readonly<Record<string, string>>
}

/** An animation to be played: plain values, which can be kept and sent. */
export interface ExportedAnimation {
  readonly steps: readonly AnimationStep[]
}

const defaults = { duration: 400, timingFunction: 'linear', delay: 0, transformOrigin: '50% 50% 0' }

/** The options of a step, with those before for what is not said. */
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

/** The steps of an exported animation, which may have come from anywhere. */
export function checkSteps(api: string, animation: ExportedAnimation): readonly AnimationStep[] {
  const steps: unknown = (animation as Partial<ExportedAnimation> | null | undefined)?.steps
  if (!Array.isArray(steps)) throw new ApiError(api, 'invalid-argument', 'animation must be what export() answers')
  return (steps as AnimationStep[]).map((step) => {
    const options = checkStepOptions(api, step)
    const styles = Object.entries(checkOptions(api, step.styles))
    for (const [name, value] of styles) checkText(api, name, value)
    return { ...options, styles: Object.fromEntries(styles) }
  })
}
