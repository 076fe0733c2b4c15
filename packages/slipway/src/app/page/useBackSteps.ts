import { useLayoutEffect, useState } from 'react'
import { useNavigatorContext } from '../../router/react/contexts.ts'
import type { PageEntry } from '../../router/stack/stack.ts'
import { useGate } from './Gated.tsx'

/**
 * Returns the number of pages that the back button of a page closes; 0 if Back would only lead back to the page, as on a login
 * page, or while this is not known yet. Runs the guards of the page below before the first paint if they have not run yet.
 *
 * @param isActive Whether the page is shown and may have a back button.
 */
export function useBackSteps(entry: PageEntry, isActive: boolean): number {
  const pages = useNavigatorContext()
  const stack = pages.stack.get().pages
  const stackIndex = stack.indexOf(entry)
  const below = stack[stackIndex - 1] ?? pages.home
  const gate = useGate(below)
  const [, render] = useState<object>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the page, which may be a new object each time.
  useLayoutEffect(() => {
    if (!isActive || pages.mounted.get().has(below.key)) return
    pages.checkGuards(below)
    // The store of the gates notifies a new component only after the first paint.
    render({})
  }, [below.key, isActive])
  return gate?.redirect?.backSteps(pages, entry) ?? (gate?.name === 'waiting' ? 0 : stack.length - stackIndex)
}
