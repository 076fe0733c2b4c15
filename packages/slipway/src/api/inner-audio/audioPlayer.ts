import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkFunction, checkString, refusal } from '../../base/call/check.ts'
import { checkNumber } from '../../base/call/checkValue.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { beginPlaying } from '../../base/page/playing.ts'
import { untilPlaying, untilSeeked } from './untilSeeked.ts'

/** A player of sounds. Times are in seconds. Each method rejects with `not-found` once the player is destroyed. */
export interface AudioPlayer {
  /** Address of the sound. */
  src: string
  /** Position at which a sound begins. @default 0 */
  startTime: number
  /** Speed, from 0.5 to 2. @default 1 */
  playbackRate: number
  /** `NaN` while unknown. */
  readonly duration: number
  readonly currentTime: number
  readonly paused: boolean
  /** End of the loaded part. */
  readonly buffered: number
  /**
   * Plays. Resolves when the sound has begun.
   *
   * @throws {ApiError} `denied` if the browser allows it only in a click, `failed` if the sound cannot be loaded, `cancelled` if it is
   * paused before it begins.
   */
  play(): Promise<void>
  pause(): Promise<void>
  /** Pauses, and returns to the beginning. */
  stop(): Promise<void>
  /** Moves to a position. Resolves when it is reached; before the sound is loaded, at once. */
  seek(position: number): Promise<void>
  /** Called when the sound can be played. Each of these functions returns a function that removes the listener. */
  onCanplay(listener: () => void): Unsubscribe
  onPlay(listener: () => void): Unsubscribe
  onPause(listener: () => void): Unsubscribe
  /** Called after `stop`; then `onPause` is not called. */
  onStop(listener: () => void): Unsubscribe
  onEnded(listener: () => void): Unsubscribe
  /** Called about four times per second while the sound plays. */
  onTimeUpdate(listener: () => void): Unsubscribe
  /** Called when the sound cannot be loaded: `unavailable` if the connection is lost, otherwise `failed`. */
  onError(listener: (error: ApiError) => void): Unsubscribe
  onWaiting(listener: () => void): Unsubscribe
  onSeeking(listener: () => void): Unsubscribe
  onSeeked(listener: () => void): Unsubscribe
}

/** The parts of a player for its functions. */
export interface PlayerParts {
  /** Listens to a type of event until the player is destroyed. */
  on(type: string, listener: (event: Event) => void): Unsubscribe
  /** Aborted when the player is destroyed. */
  readonly signal: AbortSignal
  /** The refusal that an `error` event reports; otherwise the error of the element is reported. */
  refusal?: ApiError | undefined
}

/** The events of a player, by the name of their function. */
const types = {
  onCanplay: 'canplay',
  onPlay: 'play',
  onPause: 'pause',
  onStop: 'stop',
  onEnded: 'ended',
  onTimeUpdate: 'timeupdate',
  onWaiting: 'waiting',
  onSeeking: 'seeking',
  onSeeked: 'seeked',
} as const

/** Creates the properties and methods that all players of sounds share, for an element. */
export function audioPlayer(api: string, audio: HTMLAudioElement, parts: PlayerParts): AudioPlayer {
  const { on, signal } = parts
  let startTime = 0
  let isStopping = false
  let endPlaying = () => {}
  on('loadedmetadata', () => {
    if (startTime > 0) audio.currentTime = startTime
  })
  on('play', () => {
    endPlaying()
    endPlaying = beginPlaying(audio, false)
  })
  on('pause', (event) => {
    endPlaying()
    if (!isStopping) return
    // After `stop`, listeners get this event instead.
    event.stopImmediatePropagation()
    stopped()
  })
  const stopped = () => {
    isStopping = false
    audio.dispatchEvent(new Event('stop'))
  }
  const listen = (name: string, type: string, listener: () => void) => {
    checkFunction(name, 'listener', listener)
    return on(type, () => listener())
  }
  const call = (name: string, run: () => void | Promise<void>) =>
    callApi(name, {}, async () => {
      if (signal.aborted) throw new ApiError(name, 'not-found', 'the player is destroyed')
      await run()
    })
  const listeners = Object.entries(types).map(([name, type]) => [
    name,
    (listener: () => void) => listen(name, type, listener),
  ])
  return {
    ...(Object.fromEntries(listeners) as Record<keyof typeof types, (listener: () => void) => Unsubscribe>),
    onError: (listener) => {
      checkFunction('onError', 'listener', listener)
      return on('error', () => {
        const { code, message = '' } = audio.error ?? {}
        listener(parts.refusal ?? new ApiError(api, code === 2 ? 'unavailable' : 'failed', message))
      })
    },
    get src() {
      return audio.getAttribute('src') ?? ''
    },
    set src(src) {
      checkString(api, 'src', src)
      audio.src = src
    },
    get startTime() {
      return startTime
    },
    set startTime(seconds) {
      checkNumber(api, 'startTime', seconds, 0)
      startTime = seconds
    },
    get playbackRate() {
      return audio.playbackRate
    },
    set playbackRate(rate) {
      checkNumber(api, 'playbackRate', rate, 0.5)
      if (rate > 2) throw refusal(api, 'playbackRate must be 2 or less')
      // A new address has the default again.
      audio.defaultPlaybackRate = rate
      audio.playbackRate = rate
    },
    get duration() {
      return audio.duration
    },
    get currentTime() {
      return audio.currentTime
    },
    get paused() {
      return audio.paused
    },
    get buffered() {
      const { buffered, currentTime } = audio
      return buffered.length > 0 ? buffered.end(buffered.length - 1) : currentTime
    },
    play: () => call('play', () => untilPlaying(audio, signal)),
    pause: () => call('pause', () => audio.pause()),
    stop: () =>
      call('stop', () => {
        isStopping = !audio.paused
        audio.pause()
        audio.currentTime = 0
        if (!isStopping) stopped()
      }),
    seek: (position) =>
      call('seek', () => {
        checkNumber('seek', 'position', position, 0)
        audio.currentTime = position
        return audio.readyState > 0 ? untilSeeked(audio, signal) : undefined
      }),
  }
}

/** The parts of a player that ends with a signal. */
export function playerParts(audio: HTMLAudioElement, signal: AbortSignal): PlayerParts {
  return {
    signal,
    on(type, listener) {
      audio.addEventListener(type, listener, { signal })
      return () => audio.removeEventListener(type, listener)
    },
  }
}
