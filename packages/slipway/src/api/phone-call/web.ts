import { HostError } from '../../base/call/HostError.ts'
import type { PhoneCallHost } from './host.ts'

/** A link does it, which no blocker of pop-ups stops. In the native shell the web view hands it to the system as well. */
export const host: PhoneCallHost = {
  open(telUrl) {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    const link = document.createElement('a')
    link.href = telUrl
    link.click()
  },
}
