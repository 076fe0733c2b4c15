import type { MotionLook } from '../../router/config.ts'
import type { Navigator } from '../../router/navigator.ts'
import type { PageEntry } from '../../router/stack.ts'
import { platformLook, reducedLook } from './looks.ts'

/** How a page comes and goes; `undefined` when it is there, and gone, at once. */
export function lookOf(
  navigator: Navigator,
  page: PageEntry,
  chosen: MotionLook | false | undefined,
): MotionLook | undefined {
  const { motion, presentation } = navigator.matchOf(page)?.route.config ?? {}
  if (chosen === false || motion === false) return undefined
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return reducedLook
  // Below a page that comes in a way of its own, nothing moves.
  return { ...(chosen ?? platformLook()), ...(presentation && { below: {}, ...presentation }) }
}
