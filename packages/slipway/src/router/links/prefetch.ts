import type { ResolvedTarget, Target } from '../config/targets.ts'
import type { PageNavigator } from '../navigator.ts'

/**
 * Loads a page before it is opened: its code, and its data if the parameters are valid and the guards let the page be shown.
 * Does nothing for a page that does not exist. Rejects if the code cannot be loaded.
 */
export async function loadAhead(pages: PageNavigator, target: Target | ResolvedTarget): Promise<void> {
  const resolved = pages.locate(target)
  if (!resolved.route) return
  const code = pages.loader.load(resolved.route)
  await Promise.all([code, resolved.params && resolved.route.config.data?.prefetch(pages, resolved, resolved.url)])
}

/** Loads a page that the user is likely to open. Does nothing in data-saver mode. Ignores failures, because opening loads again. */
export function prefetch(pages: PageNavigator, target: Target | ResolvedTarget): void {
  if (!savesData()) loadAhead(pages, target).catch(() => {})
}

/** Whether the browser's data-saver mode is on. */
export function savesData(): boolean {
  const { navigator } = globalThis as { navigator?: { readonly connection?: { readonly saveData?: boolean } } }
  return navigator?.connection?.saveData === true
}
