import { callNow } from '../../base/call/callNow.ts'
import { checkNumber, checkText } from '../../base/call/checkValue.ts'
import { type AnimationOptions, type AnimationStep, checkStepOptions, type ExportedAnimation } from './steps.ts'
import { lengths, transforms } from './transforms.ts'

/** A length: a number of CSS pixels, or a CSS length such as `'50%'`. */
export type AnimationLength = number | string

/** Builds an animation. Styles set before a call of `step` animate together in that step. Angles are in degrees. */
export interface AnimationBuilder {
  /** Opacity, from 0 (transparent) to 1. */
  opacity(value: number): AnimationBuilder
  /** A CSS colour. */
  backgroundColor(color: string): AnimationBuilder
  width(length: AnimationLength): AnimationBuilder
  height(length: AnimationLength): AnimationBuilder
  top(length: AnimationLength): AnimationBuilder
  right(length: AnimationLength): AnimationBuilder
  bottom(length: AnimationLength): AnimationBuilder
  left(length: AnimationLength): AnimationBuilder
  rotate(angle: number): AnimationBuilder
  rotateX(angle: number): AnimationBuilder
  rotateY(angle: number): AnimationBuilder
  rotateZ(angle: number): AnimationBuilder
  /** Rotates around the axis given by the first three numbers. */
  rotate3d(x: number, y: number, z: number, angle: number): AnimationBuilder
  /** Scales by a factor per axis; `x` applies to both axes if `y` is omitted. */
  scale(x: number, y?: number): AnimationBuilder
  scaleX(factor: number): AnimationBuilder
  scaleY(factor: number): AnimationBuilder
  scaleZ(factor: number): AnimationBuilder
  scale3d(x: number, y: number, z: number): AnimationBuilder
  translate(x: AnimationLength, y?: AnimationLength): AnimationBuilder
  translateX(length: AnimationLength): AnimationBuilder
  translateY(length: AnimationLength): AnimationBuilder
  translateZ(length: AnimationLength): AnimationBuilder
  translate3d(x: AnimationLength, y: AnimationLength, z: AnimationLength): AnimationBuilder
  skew(x: number, y?: number): AnimationBuilder
  skewX(angle: number): AnimationBuilder
  skewY(angle: number): AnimationBuilder
  /** The six numbers of CSS `matrix()`. */
  matrix(...numbers: number[]): AnimationBuilder
  /** The sixteen numbers of CSS `matrix3d()`. */
  matrix3d(...numbers: number[]): AnimationBuilder
  /** Ends a step: all styles set since the previous step animate together. The next step starts from the end of this one. */
  step(options?: AnimationOptions): AnimationBuilder
  /** Returns the steps for `playAnimation` and clears them. Later steps still start from the last values set. */
  export(): ExportedAnimation
}

const api = 'createAnimation'

/**
 * Creates an animation, step by step. `playAnimation` plays it on an element.
 *
 * The builder's methods throw an `ApiError` with `invalid-argument` for numbers that are not finite, and for empty or
 * missing strings.
 *
 * @throws {ApiError} `invalid-argument` for negative times and for options of a wrong type.
 * @platform web, capacitor, node
 *
 * @example
 * const nod = createAnimation({ duration: 200, timingFunction: 'ease-out' })
 * const animation = nod.translateY(12).step().translateY(0).step().export()
 * await playAnimation({ target: box, animation })
 */
export function createAnimation(options: AnimationOptions = {}): AnimationBuilder {
  const own = callNow(api, () => checkStepOptions(api, options))
  const styles: Record<string, string> = {}
  const transform = new Map<string, string>()
  let steps: AnimationStep[] = []

  const builder: Record<string, unknown> = {
    opacity(value: number) {
      checkNumber(api, 'opacity', value)
      styles.opacity = String(value)
      return builder
    },
    backgroundColor(color: string) {
      checkText(api, 'backgroundColor', color)
      styles.backgroundColor = color
      return builder
    },
    step(given: AnimationOptions = {}) {
      const stepOptions = callNow(api, () => checkStepOptions(api, given, own))
      const transformed = transform.size > 0 && { transform: [...transform.values()].join(' ') }
      steps.push({ ...stepOptions, styles: { ...styles, ...transformed } })
      return builder
    },
    export() {
      const exported = steps
      steps = []
      return { steps: exported }
    },
  }
  for (const name of lengths) {
    builder[name] = (length: unknown) => {
      styles[name] = textOf(name, length, 'px')
      return builder
    }
  }
  for (const [name, units] of Object.entries(transforms)) {
    builder[name] = (...values: readonly unknown[]) => {
      // `scale(2)` applies to both axes; `translate(10)` and `skew(10)` apply to x only.
      const rest = name === 'scale' ? values[0] : 0
      const isShort = units.length === 2 && values[1] === undefined
      const all = units.map((unit, index) => textOf(name, isShort && index === 1 ? rest : values[index], unit))
      transform.set(name, `${name}(${all.join(', ')})`)
      return builder
    }
  }
  return builder as unknown as AnimationBuilder
}

function textOf(name: string, value: unknown, unit: string): string {
  if (unit === 'px' && typeof value === 'string' && value !== '') return value
  checkNumber(api, name, value)
  return `${value}${unit}`
}
