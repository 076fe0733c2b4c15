import type { MotionLook } from '../../router/config.ts'
import type { Navigator } from '../../router/navigator.ts'
import type { PageEntry } from '../../router/stack.ts'
import { fade, platformLook, reducedLook } from './looks.ts'

/** How a page comes and goes; `undefined` when it is there, and gone, at once. */
export function lookOf(
  navigator: Navigator,
  page: PageEntry,
  chosen: MotionLook | false | undefined,
): MotionLook | undefined {
  const { motion, presentation } = navigator.matchOf(page)?.route.config ?? {}
  if (chosen === false || motion === false) return undefined
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return reducedLook
  return { ...(chosen ?? platformLook()), ...(motion === 'fade' ? fade : presentation) }
}
