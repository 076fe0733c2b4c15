// Separate chunk: loaded when a player with a title plays.

/** Description of a player for the lock screen, the notification and headsets. */
export interface SessionFacts {
  readonly title: string
  readonly artist?: string | undefined
  readonly album?: string | undefined
  /** Address of a picture. */
  readonly cover?: string | undefined
}

/** Actions of the lock screen that the player itself does not know. */
export interface SessionActions {
  readonly previoustrack?: (() => void) | undefined
  readonly nexttrack?: (() => void) | undefined
}

const seekSeconds = 10

/** The player that the system shows. */
let owner: HTMLMediaElement | undefined

/**
 * Shows a player in the system's media controls, until another one takes them. Does nothing in browsers without the Media Session API.
 *
 * @returns Removes the player from the controls, unless another one has taken them.
 */
export function takeMediaSession(
  media: HTMLMediaElement,
  facts: SessionFacts,
  actions: SessionActions = {},
): () => void {
  const session = navigator.mediaSession as MediaSession | undefined
  if (!session || typeof MediaMetadata === 'undefined') return () => {}
  owner = media
  const { title, artist = '', album = '', cover } = facts
  session.metadata = new MediaMetadata({ title, artist, album, artwork: cover ? [{ src: cover }] : [] })
  const seek = (seconds: number) => {
    media.currentTime = Math.max(0, seconds)
  }
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler | undefined>> = {
    play: () => void media.play().catch(() => {}),
    pause: () => media.pause(),
    seekto: ({ seekTime }) => seek(seekTime ?? 0),
    seekbackward: ({ seekOffset }) => seek(media.currentTime - (seekOffset ?? seekSeconds)),
    seekforward: ({ seekOffset }) => seek(media.currentTime + (seekOffset ?? seekSeconds)),
    previoustrack: actions.previoustrack,
    nexttrack: actions.nexttrack,
  }
  const set = (isSet: boolean) => {
    for (const [action, handler] of Object.entries(handlers)) {
      // A browser throws for an action that it does not know.
      try {
        session.setActionHandler(action as MediaSessionAction, (isSet && handler) || null)
      } catch {}
    }
  }
  set(true)
  const listening = new AbortController()
  const show = () => {
    if (owner !== media) return listening.abort()
    const { duration, currentTime: position, playbackRate } = media
    session.playbackState = media.paused ? 'paused' : 'playing'
    // Browsers refuse a rate of 0, which stops the medium.
    if (playbackRate && duration > 0 && Number.isFinite(duration))
      session.setPositionState?.({ duration, position: Math.min(position, duration), playbackRate })
  }
  for (const type of ['play', 'pause', 'seeked', 'ratechange', 'durationchange'])
    media.addEventListener(type, show, { signal: listening.signal })
  show()
  return () => {
    listening.abort()
    if (owner !== media) return
    owner = undefined
    set(false)
    session.metadata = null
    session.playbackState = 'none'
  }
}
