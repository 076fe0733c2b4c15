import { HostError } from '../../base/call/HostError.ts'
import type { MediaQueryHost } from './host.ts'

/** The browser's own media queries. */
export const host: MediaQueryHost = {
  watch(query, listener) {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    const media = matchMedia(query)
    const tell = () => listener(media.matches)
    media.addEventListener('change', tell)
    tell()
    return () => media.removeEventListener('change', tell)
  },
}
