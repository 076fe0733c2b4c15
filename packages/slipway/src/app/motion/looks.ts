import type { MotionLook, Presentation } from '../../router/config/config.ts'

/** The new page slides in from the end edge over the old one, which moves a third and dims. */
export const iosLook: MotionLook = {
  durationMs: 350,
  easing: 'cubic-bezier(0.32, 0.72, 0, 1)',
  dim: 0.1,
  above: { x: 100 },
  below: { x: -33 },
}

/** The new page rises a little and fades in. */
export const androidLook: MotionLook = {
  durationMs: 300,
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
  dim: 0,
  above: { y: 8, opacity: 0 },
  below: {},
}

/** For people who asked for less motion: a short fade, nothing moves. */
export const reducedLook: MotionLook = { ...androidLook, durationMs: 100, easing: 'linear', above: { opacity: 0 } }

/** The presentation of a page that comes from below, over a page that stays where it is, and goes down again. */
export const modalPresentation: Presentation = { above: { y: 100 } }

/** The presentation of a page whose motion is `fade`. */
export const fade: Presentation = { dim: 0, above: { opacity: 0 } }

/** The look of the platform: Android's there, iOS's everywhere else. */
export function platformLook(): MotionLook {
  return /Android/i.test(navigator.userAgent) ? androidLook : iosLook
}
