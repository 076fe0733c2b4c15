import { HostError } from '../../base/call/HostError.ts'
import type { IdentityHost } from './host.ts'

/** Uses `localStorage`, which all windows of the app share. */
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
      // Storage may be full or forbidden. The token stays valid in this window until a reload.
    }
  },
  onOtherChange(listener) {
    if (typeof window === 'undefined') return () => {}
    // A document in the back-forward cache gets no `storage`, and a frozen or prerendered one may get it late.
    const types = ['storage', 'pageshow', 'visibilitychange']
    for (const type of types) window.addEventListener(type, listener, true)
    return () => {
      for (const type of types) window.removeEventListener(type, listener, true)
    }
  },
}
