import { callNow } from '../../base/call/callNow.ts'
import { checkNumber, checkText } from '../../base/call/checkValue.ts'
import { type AnimationOptions, type AnimationStep, checkStepOptions, type ExportedAnimation } from './steps.ts'
import { lengths, transforms } from './transforms.ts'

/** A length: a number of CSS pixels, or a text such as `50%`. */
export type AnimationLength = number | string

/** Collects what an animation does. What is named together moves together, until `step` ends it; angles are in degrees. */
export interface AnimationBuilder {
  /** From 0, not to be seen, to 1. */
  opacity(value: number): AnimationBuilder
  /** A colour of CSS. */
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
  /** Turns around an axis, which the first three numbers give. */
  rotate3d(x: number, y: number, z: number, angle: number): AnimationBuilder
  /** Grows by a factor; by the first one in both directions, where there is only one. */
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
  /** The six numbers of `matrix()` in CSS. */
  matrix(...numbers: number[]): AnimationBuilder
  /** The sixteen numbers of `matrix3d()` in CSS. */
  matrix3d(...numbers: number[]): AnimationBuilder
  /** Ends a step, in which all that was named since the last one moves together. The next one begins where it has ended. */
  step(options?: AnimationOptions): AnimationBuilder
  /** Answers the steps for `playAnimation`, and forgets them; what they led to stays where the next step begins. */
  export(): ExportedAnimation
}

const api = 'createAnimation'

/**
 * Makes an animation, step by step: what moves, where to, and how. `playAnimation` plays it on an element.
 *
 * Its methods throw an `ApiError` `invalid-argument` for values that are no finite numbers, or no texts where there must be one.
 *
 * @throws {ApiError} `invalid-argument` for times below 0, and for options of a wrong shape.
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
      const how = callNow(api, () => checkStepOptions(api, given, own))
      const turned = transform.size > 0 && { transform: [...transform.values()].join(' ') }
      steps.push({ ...how, styles: { ...styles, ...turned } })
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
      // `scale(2)` grows both ways; `translate(10)` and `skew(10)` go one.
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
