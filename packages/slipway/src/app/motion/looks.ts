import type { MotionLook, Presentation } from '../../router/config/config.ts'

/** The new page slides in from the end edge over the old one, which moves a third and dims. */
export const iosLook: MotionLook = {
  durationMs: 350,
  easing: 'cubic-bezier(0.32, 0.72, 0, 1)',
  dim: 0.1,
  above: { x: 100 },
  below: { x: -33 },
}

/** The new page rises by 8 % of its height and fades in. */
export const androidLook: MotionLook = {
  durationMs: 300,
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
  dim: 0,
  above: { y: 8, opacity: 0 },
  below: {},
}

/** Offset of a card before it opens and after it closes, and of the page below, which stays in place. */
export const cardLook = { dim: 0, above: { y: 8, opacity: 0 }, below: {} } satisfies Presentation

/** For users who prefer reduced motion: a short fade without movement. */
export const reducedLook: MotionLook = { ...androidLook, durationMs: 100, easing: 'linear', above: { opacity: 0 } }

/** Presentation of a page with `motion: 'fade'`. */
export const fade: Presentation = { dim: 0, above: { opacity: 0 } }

/** The motion of the platform: Android's on Android, that of iOS on all other systems. */
export function platformLook(): MotionLook {
  return /Android/i.test(navigator.userAgent) ? androidLook : iosLook
}
