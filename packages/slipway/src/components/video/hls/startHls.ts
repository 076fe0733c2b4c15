// Separate chunk: loaded when hls.js plays a stream.
import { HostError } from '../../../base/call/HostError.ts'
import type { StreamState } from './stream.ts'

/**
 * Plays an HLS stream by hls.js, until the signal is aborted.
 *
 * @param plays Whether it plays as soon as it can; otherwise as the player does now.
 * @param onChange Called with each new state.
 */
export async function startHls(
  video: HTMLVideoElement,
  src: string,
  plays: boolean,
  onChange: (state: StreamState) => void,
  signal: AbortSignal,
): Promise<void> {
  const { Hls } = await import('../../../vendor/hls.ts')
  if (signal.aborted) return
  if (!Hls.isSupported()) throw new HostError('unsupported', 'the browser cannot play streams')
  // Its worker would be a script from memory, which a content security policy of `'self'` forbids.
  const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true })
  let state: StreamState = {
    levels: [],
    chosen: -1,
    current: -1,
    isLive: false,
    choose(level) {
      // At once: with `nextLevel`, parts that are buffered would keep their quality.
      hls.currentLevel = level
      // An own choice may be larger than the player.
      hls.autoLevelCapping = -1
      change({ chosen: level })
    },
    goLive() {
      const { seekable } = video
      const end = seekable.length > 0 ? seekable.end(seekable.length - 1) : 0
      video.currentTime = hls.liveSyncPosition ?? end
    },
  }
  const change = (changed: Partial<StreamState>) => {
    state = { ...state, ...changed }
    onChange(state)
  }
  let hasRecovered = false
  hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) =>
    change({ levels: levels.map(({ height, bitrate }) => ({ height, bitrate })) }),
  )
  hls.on(Hls.Events.LEVEL_SWITCHED, (_, { level }) => change({ current: level }))
  hls.on(Hls.Events.LEVEL_LOADED, (_, { details }) => {
    if (details.live !== state.isLive) change({ isLive: details.live })
  })
  hls.on(Hls.Events.ERROR, (_, { fatal, type, details, error }) => {
    if (!fatal) return
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true
      return hls.recoverMediaError()
    }
    const isLost = type === Hls.ErrorTypes.NETWORK_ERROR && !navigator.onLine
    change({ error: new HostError(isLost ? 'unavailable' : 'failed', details, { cause: error }) })
  })
  signal.addEventListener('abort', () => hls.destroy())
  // A new address pauses the player.
  const isRequested = plays || !video.paused
  hls.on(Hls.Events.MEDIA_ATTACHED, () => {
    if (isRequested) video.play().catch(() => {})
  })
  hls.loadSource(src)
  hls.attachMedia(video)
}
