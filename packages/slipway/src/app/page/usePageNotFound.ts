import { useLayoutEffect } from 'react'
import { onPageNotFound, type PageNotFoundEvent } from '../../api/navigation/pages.ts'
import { useLatest } from '../../hooks/useLatest.ts'

/**
 * Runs when an address leads to no page; it may navigate elsewhere. For a component that is there all the time, as one in a
 * window at the side: before the first page is drawn there is none in a page yet, and `onPageNotFound` hears the address that
 * the app is opened with.
 *
 * @example
 * usePageNotFound(({ path }) => report(path))
 */
export function usePageNotFound(listener: (event: PageNotFoundEvent) => void): void {
  const latest = useLatest(listener)
  useLayoutEffect(() => onPageNotFound((event) => latest.current(event)), [latest])
}
