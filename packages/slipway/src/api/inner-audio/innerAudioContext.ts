import { host as platformHost } from '#host/inner-audio'
import { callNow } from '../../base/call/callNow.ts'
import { checkNumber } from '../../base/call/checkValue.ts'
import { type AudioPlayer, audioPlayer, playerParts } from './audioPlayer.ts'
import type { InnerAudioHost } from './host.ts'

/** A sound without a component. */
export interface InnerAudioContext extends AudioPlayer {
  /** Whether the sound plays as soon as it is loaded, if the browser allows it. @default false */
  autoplay: boolean
  /** @default false */
  loop: boolean
  /** From 0 to 1. iOS ignores it. @default 1 */
  volume: number
  /** Stops the sound, ends its download and removes all listeners. */
  destroy(): void
}

/**
 * Creates a sound that plays without a component, such as an effect or a spoken text. It continues to play when its page is covered or
 * left, until `destroy` is called.
 *
 * @throws {ApiError} `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * const bell = createInnerAudioContext()
 * bell.src = '/bell.webm'
 * await bell.play()
 */
export function createInnerAudioContext(): InnerAudioContext {
  return innerAudioOf(platformHost)
}

/** Creates a sound with a player of a host. */
export function innerAudioOf(host: InnerAudioHost): InnerAudioContext {
  return callNow('createInnerAudioContext', () => {
    const api = 'createInnerAudioContext'
    const audio = host.create()
    const disposal = new AbortController()
    const player = audioPlayer(api, audio, playerParts(audio, disposal.signal))
    const own: Omit<InnerAudioContext, keyof AudioPlayer> = {
      get autoplay() {
        return audio.autoplay
      },
      set autoplay(isOn) {
        audio.autoplay = isOn
      },
      get loop() {
        return audio.loop
      },
      set loop(isOn) {
        audio.loop = isOn
      },
      get volume() {
        return audio.volume
      },
      set volume(volume) {
        checkNumber(api, 'volume', volume, 0)
        audio.volume = Math.min(1, volume)
      },
      destroy() {
        disposal.abort()
        audio.pause()
        audio.removeAttribute('src')
        audio.load()
      },
    }
    return Object.defineProperties(player, Object.getOwnPropertyDescriptors(own)) as InnerAudioContext
  })
}
