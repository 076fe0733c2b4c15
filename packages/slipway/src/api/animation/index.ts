export { type AnimationBuilder, type AnimationLength, createAnimation } from './createAnimation.ts'
export type { AnimationHost } from './host.ts'
export { type PlayAnimationOptions, playAnimation } from './playAnimation.ts'
export type { AnimationOptions, AnimationStep, ExportedAnimation } from './steps.ts'
