import type { Navigator } from '../../router/navigator.ts'
import type { PageEntry } from '../../router/stack.ts'

/** Has a page drawn that is not on top, and kept like one that was. */
export function keepPage({ kept }: Navigator, { key }: PageEntry): void {
  if (!kept.get().has(key)) kept.set(new Set([...kept.get(), key]))
}
