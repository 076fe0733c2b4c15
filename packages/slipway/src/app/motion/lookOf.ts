import type { MotionLook, PageConfig, Presentation } from '../../router/config/config.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import type { PageEntry } from '../../router/stack/stack.ts'
import { isCardPage } from '../modal/cards.ts'
import { cardLook, fade, platformLook, reducedLook } from './looks.ts'

/** Returns the motion with which a page opens and closes; `undefined` if the page appears and disappears without one. */
export function lookOf(
  pages: PageNavigator,
  page: PageEntry,
  chosen: MotionLook | false | undefined,
): MotionLook | undefined {
  const config = pages.matchOf(page)?.route.config
  if (chosen === false || config?.motion === false) return undefined
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return reducedLook
  const presentation = presentationOf(config)
  const isCard = isCardPage(pages, page) && matchMedia(presentation?.modal?.cardQuery ?? '').matches
  // The page below one with a presentation of its own does not move.
  return { ...(chosen ?? platformLook()), ...(presentation && { below: {}, ...presentation, ...(isCard && cardLook) }) }
}

/** Returns the page's own presentation over the page below, or `undefined` if it uses the app's motion. */
export function presentationOf(config: PageConfig | undefined): Presentation | undefined {
  return config?.motion === 'fade' ? fade : config?.presentation
}
