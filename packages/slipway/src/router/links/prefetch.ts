import type { Place, Target } from '../config/targets.ts'
import type { PageNavigator } from '../navigator.ts'

/**
 * Loads a page before it is opened: its code, and its data if the parameters are valid and the guards let the page be shown.
 * Does nothing for a page that does not exist. Rejects if the code cannot be loaded.
 */
export async function loadAhead(pages: PageNavigator, target: Target | Place): Promise<void> {
  const place = pages.locate(target)
  if (!place.route) return
  const code = pages.loader.load(place.route)
  await Promise.all([code, place.params && place.route.config.data?.prefetch(pages, place, place.url)])
}

/** Loads a page that the user is likely to open. Does nothing in data-saver mode. Ignores failures, because opening loads again. */
export function prefetch(pages: PageNavigator, target: Target | Place): void {
  if (!savesData()) loadAhead(pages, target).catch(() => {})
}

/** Whether the browser's data-saver mode is on. */
export function savesData(): boolean {
  const { navigator } = globalThis as { navigator?: { readonly connection?: { readonly saveData?: boolean } } }
  return navigator?.connection?.saveData === true
}
