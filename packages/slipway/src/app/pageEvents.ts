import { useLayoutEffect } from 'react'
import type { Emitter } from '../base/emitter.ts'
import { useLatest } from '../hooks/useLatest.ts'
import { usePageKey } from './usePageKey.ts'

/** Events that a part of the shell has for single pages. `Details` maps each event's name to what its listeners get. */
export type PageEvents<Details extends object> = {
  readonly [Name in keyof Details]: {
    /** The key of the page that it is for. */
    readonly key: string
    readonly detail: Details[Name]
  }
}

/** Hears an event that is for the page around, by the listener of the latest render. */
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
