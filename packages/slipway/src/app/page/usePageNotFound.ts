import { useLayoutEffect } from 'react'
import { onPageNotFound, type PageNotFoundEvent } from '../../api/navigation/pages.ts'
import { useLatest } from '../../hooks/useLatest.ts'

/**
 * Runs when an address matches no page; the listener may navigate elsewhere. For a component that is always mounted, such as
 * one in a side window. Pages are not yet mounted when the app opens; use `onPageNotFound` for the address with which it
 * opens.
 *
 * @example
 * usePageNotFound(({ path }) => report(path))
 */
export function usePageNotFound(listener: (event: PageNotFoundEvent) => void): void {
  const latest = useLatest(listener)
  useLayoutEffect(() => onPageNotFound((event) => latest.current(event)), [latest])
}
