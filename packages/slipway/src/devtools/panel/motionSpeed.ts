import { createStore } from '../../base/store.ts'

/** How fast things move: as they do, at a quarter or a tenth of it, or not at all. */
export const motionSpeeds = ['1×', '¼×', '⅒×', 'off'] as const

type MotionSpeed = (typeof motionSpeeds)[number]

const rates: Readonly<Record<Exclude<MotionSpeed, 'off'>, number>> = { '1×': 1, '¼×': 0.25, '⅒×': 0.1 }

/** The speed of the document's animations and transitions. */
export const motionSpeed = createStore<MotionSpeed>('1×')

/** The rate that was given to an animation, beside its own. */
const given = new WeakMap<Animation, number>()
let frame = 0

motionSpeed.subscribe(keepSpeed)

/** Animations that begin later begin at their own speed, so they are looked for in each frame. */
function keepSpeed(): void {
  cancelAnimationFrame(frame)
  const speed = motionSpeed.get()
  for (const animation of document.getAnimations()) {
    // What follows a finger or a scroll position has no speed.
    if (animation.timeline !== document.timeline || animation.playState !== 'running') continue
    if (speed === 'off') endNow(animation)
    else giveRate(animation, rates[speed])
  }
  if (speed !== '1×') frame = requestAnimationFrame(keepSpeed)
}

/** One without an end, such as a spinner's, still says that something is under way. */
function endNow(animation: Animation): void {
  if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
}

function giveRate(animation: Animation, rate: number): void {
  const before = given.get(animation) ?? 1
  if (before === rate) return
  given.set(animation, rate)
  animation.playbackRate *= rate / before
}
