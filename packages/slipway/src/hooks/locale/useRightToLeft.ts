import { useSyncExternalStore } from 'react'
import type { Unsubscribe } from '../../base/emitter.ts'
import { serverDocument } from '../../base/html/serverDocument.ts'

/** Whether the document is written from right to left, by its `dir`. */
export function isRightToLeft(): boolean {
  return (globalThis.document?.documentElement ?? serverDocument).dir === 'rtl'
}

/** Returns whether the document is written from right to left. Renders again when its `dir` changes. */
export function useRightToLeft(): boolean {
  return useSyncExternalStore(watch, isRightToLeft, isRightToLeft)
}

function watch(listener: () => void): Unsubscribe {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}
