/** State of a player, read from its element. */
export interface MediaState {
  readonly isPaused: boolean
  /** Whether nothing has been played yet, or all of it. */
  readonly isAtRest: boolean
  /** Whether playing waits for data. */
  readonly isWaiting: boolean
  readonly hasFailed: boolean
  /** Seconds. */
  readonly currentTime: number
  /** Seconds; `NaN` while unknown, `Infinity` for a live stream. */
  readonly duration: number
  /** End of the loaded part around the current position, in seconds. */
  readonly bufferedTo: number
  /** From 0 to 1. */
  readonly volume: number
  readonly isMuted: boolean
  readonly rate: number
}

/** State before the element exists. */
export const noMediaState: MediaState = {
  isPaused: true,
  isAtRest: true,
  isWaiting: false,
  hasFailed: false,
  currentTime: 0,
  duration: Number.NaN,
  bufferedTo: 0,
  volume: 1,
  isMuted: false,
  rate: 1,
}

/** The media element's properties that a state depends on. */
export type MediaFacts = Pick<
  HTMLMediaElement,
  'paused' | 'ended' | 'seeking' | 'readyState' | 'currentTime' | 'duration' | 'volume' | 'muted' | 'playbackRate'
> & {
  readonly error: unknown
  readonly played: Pick<TimeRanges, 'length'>
  readonly buffered: Pick<TimeRanges, 'length' | 'start' | 'end'>
}

const haveFutureData = 3

/** Reads the state of an element. */
export function readMedia(media: MediaFacts): MediaState {
  const { paused, ended, seeking, readyState, currentTime, duration, volume, muted, playbackRate, error, played } =
    media
  return {
    isPaused: paused,
    isAtRest: ended || played.length === 0,
    isWaiting: !error && readyState < haveFutureData && !ended && (!paused || (seeking && readyState > 0)),
    hasFailed: error !== null,
    currentTime,
    duration,
    bufferedTo: bufferedTo(media),
    volume,
    isMuted: muted,
    rate: playbackRate,
  }
}

/** End of the loaded part that contains the current position, in seconds; the position itself if nothing is loaded there. */
export function bufferedTo({ buffered, currentTime }: Pick<MediaFacts, 'buffered' | 'currentTime'>): number {
  for (let index = 0; index < buffered.length; index++) {
    // Loaded parts may begin a little later than the first picture.
    if (buffered.start(index) - 0.1 <= currentTime && currentTime <= buffered.end(index)) return buffered.end(index)
  }
  return currentTime
}

/** The share of the media that is loaded, in percent. */
export function bufferedPercent(media: Pick<MediaFacts, 'buffered' | 'currentTime' | 'duration'>): number {
  return media.duration > 0 && Number.isFinite(media.duration) ? (bufferedTo(media) / media.duration) * 100 : 0
}
