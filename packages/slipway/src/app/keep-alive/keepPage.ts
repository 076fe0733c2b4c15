import type { PageNavigator } from '../../router/navigator.ts'
import type { PageEntry } from '../../router/stack/stack.ts'

/** Adds a page that is not on top to the mounted pages. */
export function keepPage({ mounted }: PageNavigator, { key }: PageEntry): void {
  if (!mounted.get().has(key)) mounted.set(new Set([...mounted.get(), key]))
}
