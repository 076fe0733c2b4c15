import type { StorageHost } from './host.ts'
import { host as web } from './web.ts'

let isAsked = false

/**
 * The web view's storage, as in a browser. A system that is short of room may clear it, so it is asked once not to: here the
 * user is not bothered with that, as in some browsers. The native preferences cannot take its place: they answer with promises
 * only, and the `…Sync` functions cannot wait for those.
 */
export const host: StorageHost = {
  ...web,
  texts: {
    ...web.texts,
    set(name, text) {
      web.texts.set(name, text)
      if (isAsked) return
      isAsked = true
      const manager: StorageManager | undefined = navigator.storage
      manager?.persist?.().catch(() => {})
    },
  },
}
