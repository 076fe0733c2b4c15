import type { StorageHost } from './host.ts'
import { host as web } from './web.ts'

let hasRequested = false

/**
 * The web view's storage, as in a browser. The system may clear it when space runs low, so the first write requests persistent
 * storage; in a web view, unlike in some browsers, this does not prompt the user. The native preferences cannot replace it:
 * their functions are asynchronous, and the `…Sync` functions cannot wait for them.
 */
export const host: StorageHost = {
  ...web,
  texts: {
    ...web.texts,
    set(name, text) {
      web.texts.set(name, text)
      if (hasRequested) return
      hasRequested = true
      const manager: StorageManager | undefined = navigator.storage
      manager?.persist?.().catch(() => {})
    },
  },
}
