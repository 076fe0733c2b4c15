import { HostError } from '../../base/call/HostError.ts'
import type { RequestHost } from './host.ts'

/** The platform's own `fetch`; Node has it as well. */
export const host: RequestHost = {
  async fetch(url, init) {
    if (typeof fetch === 'undefined') throw new HostError('unavailable', 'there is no fetch here')
    return fetch(url, init)
  },
}
