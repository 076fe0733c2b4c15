import { useLayoutEffect } from 'react'
import { onPageNotFound, type PageNotFoundEvent } from '../../api/navigation/pages.ts'
import { useLatest } from '../../hooks/useLatest.ts'

/**
 * Runs when an address matches no page; the listener may navigate elsewhere. Use it in a component that is always mounted,
 * such as one in a side window. For the address with which the app opens, use `onPageNotFound`, because no page is mounted
 * yet.
 *
 * @example
 * usePageNotFound(({ path }) => report(path))
 */
export function usePageNotFound(listener: (event: PageNotFoundEvent) => void): void {
  const latest = useLatest(listener)
  useLayoutEffect(() => onPageNotFound((event) => latest.current(event)), [latest])
}
