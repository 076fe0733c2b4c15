import type { MotionLook, PageConfig, Presentation } from '../../router/config/config.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import type { PageEntry } from '../../router/stack.ts'
import { fade, platformLook, reducedLook } from './looks.ts'

/** How a page comes and goes; `undefined` when it is there, and gone, at once. */
export function lookOf(
  pages: PageNavigator,
  page: PageEntry,
  chosen: MotionLook | false | undefined,
): MotionLook | undefined {
  const config = pages.matchOf(page)?.route.config
  if (chosen === false || config?.motion === false) return undefined
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return reducedLook
  const presentation = presentationOf(config)
  // Below a page that comes in a way of its own, nothing moves.
  return { ...(chosen ?? platformLook()), ...(presentation && { below: {}, ...presentation }) }
}

/** How a page lies over the one below, where it does that in a way of its own. */
export function presentationOf(config: PageConfig | undefined): Presentation | undefined {
  return config?.motion === 'fade' ? fade : config?.presentation
}
