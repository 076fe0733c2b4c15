import type { Unsubscribe } from '../base/emitter.ts'

/** Where a wish to go back comes from. */
export type BackSource = 'navigateBack' | 'backbutton' | 'browser' | 'swipe'

/** Keeps a page from being left by Back: answers `true` for "stay", at once or after asking the user. */
export type BackListener = (event: { readonly from: BackSource }) => boolean | undefined | Promise<boolean | undefined>

/** The listeners of the pages on the stack. */
export interface BackPress {
  on(key: string, listener: BackListener): Unsubscribe
  /** Whether a page has a listener. */
  has(key: string): boolean
  /** Asks a page's listeners, the one added last first, until one says "stay". A listener that fails does not hold the user. */
  stays(key: string, from: BackSource): Promise<boolean>
}

/** Makes an empty register of listeners. */
export function createBackPress(): BackPress {
  const pages = new Map<string, BackListener[]>()
  const of = (key: string) => pages.get(key) ?? []
  return {
    on(key, listener) {
      pages.set(key, [...of(key), listener])
      return () => {
        const rest = of(key).filter((other) => other !== listener)
        if (rest.length > 0) pages.set(key, rest)
        else pages.delete(key)
      }
    },
    has: (key) => pages.has(key),
    async stays(key, from) {
      for (const listener of of(key).toReversed()) if (await listener({ from })) return true
      return false
    },
  }
}
