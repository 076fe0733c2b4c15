import { HostError } from '../../base/call/HostError.ts'
import type { NetworkTypeHost } from './host.ts'
import { type Connection, statusOf } from './statusOf.ts'

/** The Network Information API, or `undefined` in browsers without it. */
export const connectionOf = () => (navigator as { readonly connection?: Connection & Partial<EventTarget> }).connection

/** The network as the browser reports it. */
export const host: NetworkTypeHost = {
  async read() {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    return statusOf(navigator.onLine, connectionOf())
  },
  watch(listener) {
    if (typeof document === 'undefined') return () => {}
    const connection = connectionOf()
    const controller = new AbortController()
    const { signal } = controller
    connection?.addEventListener?.('change', listener, { signal })
    window.addEventListener('online', listener, { signal })
    window.addEventListener('offline', listener, { signal })
    return () => controller.abort()
  },
}
