import { HostError } from '../../base/call/HostError.ts'
import type { PhoneCallHost } from './host.ts'

/**
 * Opens the address with a link, which pop-up blockers do not stop. In the native shell the web view passes the link to the
 * system as well.
 */
export const host: PhoneCallHost = {
  open(telUrl) {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    const link = document.createElement('a')
    link.href = telUrl
    link.click()
  },
}
