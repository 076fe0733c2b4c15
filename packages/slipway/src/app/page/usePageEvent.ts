import { useLayoutEffect } from 'react'
import type { Emitter } from '../../base/emitter.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { usePageKey } from '../../router/react/usePageKey.ts'
import type { PageEvents } from './pageEvents.ts'

/** Calls the listener of the latest render for events that are meant for the current page. */
export function usePageEvent<Details extends object, Name extends keyof Details>(
  emitter: Emitter<PageEvents<Details>>,
  name: Name,
  listener: (detail: Details[Name]) => void,
): void {
  const pageKey = usePageKey()
  const latest = useLatest(listener)
  useLayoutEffect(
    () =>
      emitter.on(name, ({ key, detail }) => {
        if (key === pageKey) latest.current(detail)
      }),
    [emitter, name, pageKey, latest],
  )
}
