import type { Target } from './config/targets.ts'
import type { Navigator } from './navigator.ts'

/**
 * Loads a page before it is opened: its code, and its data where its guards would let it be shown. Data needs the page's
 * parameters. Does nothing for a page that does not exist; rejects with what its code could not be loaded with.
 */
export async function loadAhead(navigator: Navigator, target: Target): Promise<void> {
  const { route, url, problem } = navigator.locate(target)
  if (!route) return
  const code = navigator.loader.load(route)
  await Promise.all([code, problem === undefined && route.config.data?.prefetch(navigator, url)])
}

/** Loads a page that the user seems about to open. A guess: it costs nobody who saves data, and what fails is tried again. */
export function prefetch(navigator: Navigator, target: Target): void {
  if (!savesData()) loadAhead(navigator, target).catch(() => {})
}

/** Whether the user has asked the browser to load no more than what is needed. */
export function savesData(): boolean {
  const { navigator } = globalThis as { navigator?: { readonly connection?: { readonly saveData?: boolean } } }
  return navigator?.connection?.saveData === true
}
