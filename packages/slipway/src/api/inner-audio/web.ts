import { HostError } from '../../base/call/HostError.ts'
import type { InnerAudioHost } from './host.ts'

/** Players of the browser. */
export const host: InnerAudioHost = {
  create() {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    return document.createElement('audio')
  },
}
