import { HostError } from '../../base/HostError.ts'
import type { IdentityHost } from './host.ts'

/** The browser's storage, shared by all windows of the app. */
export const host: IdentityHost = {
  read(key) {
    try {
      return localStorage.getItem(key) ?? undefined
    } catch {
      return undefined
    }
  },
  write(key, token) {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    try {
      if (token === undefined) localStorage.removeItem(key)
      else localStorage.setItem(key, token)
    } catch {
      // Storage may be full or forbidden. The token holds in this window; only a reload forgets it.
    }
  },
  onOtherChange(key, listener) {
    if (typeof window === 'undefined') return () => {}
    // A storage that was cleared as a whole names no key.
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  },
}
