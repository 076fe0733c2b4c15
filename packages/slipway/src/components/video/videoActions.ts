import { clamp } from '../../base/numbers/clamp.ts'

/** Actions of the user on a video. */
export interface VideoActions {
  /** Plays or pauses. */
  toggle(): void
  seek(seconds: number): void
  seekBy(seconds: number): void
  mute(): void
  setVolume(volume: number): void
  setRate(rate: number): void
  /** Loads the video again after an error, and plays it from the same position. */
  retry(): void
}

/**
 * Actions on a `<video>`.
 *
 * @param read Reads the state at once, because the events of these changes are dispatched later.
 */
export function videoActions(current: () => HTMLVideoElement | null, read: () => void): VideoActions {
  const change = (run: (video: HTMLVideoElement) => void) => () => {
    const video = current()
    if (video) run(video)
    read()
  }
  const seek = (seconds: number) =>
    change((video) => {
      video.currentTime = clamp(seconds, 0, video.duration || Number.MAX_VALUE)
    })()
  return {
    toggle: change((video) => (video.paused ? playQuietly(video) : video.pause())),
    seek,
    seekBy: (seconds) => seek((current()?.currentTime ?? 0) + seconds),
    mute: change((video) => {
      const isSilent = video.muted || video.volume === 0
      video.muted = !isSilent
      if (isSilent && video.volume === 0) video.volume = 1
    }),
    setVolume: (volume) =>
      change((video) => {
        video.volume = Math.round(clamp(volume, 0, 1) * 100) / 100
        video.muted = false
      })(),
    setRate: (rate) =>
      change((video) => {
        video.playbackRate = rate
      })(),
    retry: change((video) => {
      const at = video.currentTime
      video.load()
      if (at > 0) video.currentTime = at
      playQuietly(video)
    }),
  }
}

/** Plays a video. A refusal needs no handling: the video stays paused, or its error event reports the reason. */
export function playQuietly(video: HTMLVideoElement): void {
  video.play().catch(() => {})
}
