import type { PageNavigator } from '../../router/navigator.ts'
import type { PageEntry } from '../../router/stack.ts'

/** Has a page drawn that is not on top, and kept like one that was. */
export function keepPage({ mounted }: PageNavigator, { key }: PageEntry): void {
  if (!mounted.get().has(key)) mounted.set(new Set([...mounted.get(), key]))
}
