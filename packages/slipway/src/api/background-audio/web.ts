import { HostError } from '../../base/call/HostError.ts'
import type { BackgroundAudioHost } from './host.ts'

/** A player of the browser, in the Media Session. */
export const host: BackgroundAudioHost = {
  create() {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    return document.createElement('audio')
  },
  takeSession(audio, facts, actions) {
    // Without `whenLoaded`, because no retry is needed and this part would be larger.
    let isOver = false
    let leave = () => {}
    import('./mediaSession.ts').then(
      ({ takeMediaSession }) => {
        if (!isOver) leave = takeMediaSession(audio, facts, actions)
      },
      () => {},
    )
    return () => {
      isOver = true
      leave()
    }
  },
}
