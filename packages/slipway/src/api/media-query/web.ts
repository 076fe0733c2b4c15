import { HostError } from '../../base/call/HostError.ts'
import type { MediaQueryHost } from './host.ts'

/** Uses the browser's `matchMedia`. */
export const host: MediaQueryHost = {
  watch(query, listener) {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    const media = matchMedia(query)
    const notify = () => listener(media.matches)
    media.addEventListener('change', notify)
    notify()
    return () => media.removeEventListener('change', notify)
  },
}
