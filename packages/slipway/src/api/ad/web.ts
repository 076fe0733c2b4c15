import { HostError } from '../../base/call/HostError.ts'
import type { AdHost } from './host.ts'

/** Uses `fetch`, and beacons while the document is closed. */
export const host: AdHost = {
  async get(url, signal) {
    const response = await fetch(url, { signal, credentials: 'omit' }).catch((cause: unknown) => {
      signal.throwIfAborted()
      throw new HostError('unavailable', 'the ad server cannot be reached', { cause })
    })
    if (!response.ok)
      throw new HostError('unavailable', `the ad server has answered with the status ${response.status}`)
    return response.text()
  },
  async post(url, body) {
    try {
      // A text needs no permission of the server before it is sent.
      const { status } = await fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit' })
      // A report that the server rejects would be rejected again.
      return status < 500
    } catch {
      return false
    }
  },
  beacon: (url, body) => void navigator.sendBeacon(url, body),
  read(name) {
    try {
      return localStorage.getItem(name) ?? undefined
    } catch {
      return undefined
    }
  },
  write(name, text) {
    try {
      localStorage.setItem(name, text)
    } catch {}
  },
  onHide: (listener) => window.addEventListener('pagehide', listener),
}
