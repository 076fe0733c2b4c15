import type { MotionLook } from '../../router/config.ts'

/** The new page slides in from the end edge over the old one, which moves a third and dims. */
export const iosLook: MotionLook = {
  durationMs: 350,
  easing: 'cubic-bezier(0.32, 0.72, 0, 1)',
  dim: 0.1,
  pose: (pose, mirror) => {
    const percent = { shown: 0, above: 100, below: -33 }[pose] * mirror
    return { transform: `translate3d(${percent}%, 0, 0)`, opacity: 1 }
  },
}

/** The new page rises a little and fades in. */
export const androidLook: MotionLook = {
  durationMs: 300,
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
  dim: 0,
  pose: (pose) => {
    const above = pose === 'above'
    return { transform: `translate3d(0, ${above ? 8 : 0}%, 0)`, opacity: above ? 0 : 1 }
  },
}

/** For people who asked for less motion: a short fade, nothing moves. */
export const reducedLook: MotionLook = {
  durationMs: 100,
  easing: 'linear',
  dim: 0,
  pose: (pose) => ({ transform: 'translate3d(0, 0, 0)', opacity: pose === 'above' ? 0 : 1 }),
}

/** The look of the platform: Android's there, iOS's everywhere else. */
export function platformLook(): MotionLook {
  return /Android/i.test(globalThis.navigator?.userAgent ?? '') ? androidLook : iosLook
}
