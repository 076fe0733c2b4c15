import { reportLater, type Unsubscribe } from '../base/emitter.ts'
import type { Navigator } from './navigator.ts'

/** Where a wish to go back comes from. */
export type BackSource = 'navigateBack' | 'backbutton' | 'browser' | 'swipe'

/** Keeps a page from being left by Back: answers `true` for "stay", at once or after asking the user. */
export type BackListener = (event: { readonly from: BackSource }) => boolean | undefined | Promise<boolean | undefined>

/** The listeners of the pages on the stack. */
export interface BackPress {
  on(key: string, listener: BackListener): Unsubscribe
  /** Whether a page has a listener. */
  has(key: string): boolean
  /**
   * Asks a page's listeners, the one added last first, until one says "stay". A listener that fails does not hold the user;
   * a wish to go back while the page is being asked already changes nothing.
   */
  stays(key: string, from: BackSource): Promise<boolean>
}

/** The listeners of a navigator's pages. Only apps that use them carry this. */
export function backPressIn(navigator: Navigator): BackPress {
  navigator.backPress ??= createBackPress()
  return navigator.backPress
}

function createBackPress(): BackPress {
  const pages = new Map<string, BackListener[]>()
  const asking = new Set<string>()
  const of = (key: string) => pages.get(key) ?? []

  async function ask(key: string, from: BackSource): Promise<boolean> {
    // One and the same event for all: a listener may see that another one has asked the user.
    const event = { from }
    for (const listener of of(key).toReversed()) {
      try {
        if (await listener(event)) return true
      } catch (error) {
        reportLater(error)
      }
    }
    return false
  }

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
      if (asking.has(key)) return true
      asking.add(key)
      return ask(key, from).finally(() => asking.delete(key))
    },
  }
}
