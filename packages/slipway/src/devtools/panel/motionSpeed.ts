import { createStore } from '../../base/store.ts'

/** Speeds of motion: normal, a quarter, a tenth, or off. */
export const motionSpeeds = ['1×', '¼×', '⅒×', 'off'] as const

type MotionSpeed = (typeof motionSpeeds)[number]

const rates: Readonly<Record<Exclude<MotionSpeed, 'off'>, number>> = { '1×': 1, '¼×': 0.25, '⅒×': 0.1 }

/** Speed of the document's animations and transitions. */
export const motionSpeed = createStore<MotionSpeed>('1×')

/** The factor that was applied to an animation's own rate. */
const given = new WeakMap<Animation, number>()
let frame = 0

motionSpeed.subscribe(keepSpeed)

/** New animations start at their own speed, so each frame adjusts all animations. */
function keepSpeed(): void {
  cancelAnimationFrame(frame)
  const speed = motionSpeed.get()
  for (const animation of document.getAnimations()) {
    // Animations that follow a pointer or a scroll position have no speed.
    if (animation.timeline !== document.timeline || animation.playState !== 'running') continue
    if (speed === 'off') endNow(animation)
    else giveRate(animation, rates[speed])
  }
  if (speed !== '1×') frame = requestAnimationFrame(keepSpeed)
}

/** Endless animations, such as a spinner's, still run, because they show that something is in progress. */
function endNow(animation: Animation): void {
  if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
}

function giveRate(animation: Animation, rate: number): void {
  const before = given.get(animation) ?? 1
  if (before === rate) return
  given.set(animation, rate)
  animation.playbackRate *= rate / before
}
