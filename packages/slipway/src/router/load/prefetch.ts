import type { Place, Target } from '../config/targets.ts'
import type { PageNavigator } from '../navigator.ts'

/**
 * Loads a page before it is opened: its code, and its data if its parameters are given and its guards let it be shown. Does
 * nothing for a page that does not exist. Rejects if the code cannot be loaded.
 */
export async function loadAhead(pages: PageNavigator, target: Target | Place): Promise<void> {
  const place = pages.locate(target)
  if (!place.route) return
  const code = pages.loader.load(place.route)
  await Promise.all([code, place.params && place.route.config.data?.prefetch(pages, place, place.url)])
}

/** Loads a page that the user seems about to open. A guess: it costs nobody who saves data, and what fails is tried again. */
export function prefetch(pages: PageNavigator, target: Target): void {
  if (!savesData()) loadAhead(pages, target).catch(() => {})
}

/** Whether the user has asked the browser to load no more than what is needed. */
export function savesData(): boolean {
  const { navigator } = globalThis as { navigator?: { readonly connection?: { readonly saveData?: boolean } } }
  return navigator?.connection?.saveData === true
}
