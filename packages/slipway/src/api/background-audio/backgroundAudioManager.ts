import { host as platformHost } from '#host/background-audio'
import type { ApiError } from '../../base/call/ApiError.ts'
import { callNow } from '../../base/call/callNow.ts'
import { checkFunction, checkString } from '../../base/call/check.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { type AudioPlayer, audioPlayer, playerParts } from '../inner-audio/audioPlayer.ts'
import type { BackgroundAudioHost } from './host.ts'

/** The player of music and speech that continues over page changes, with the system's media controls. */
export interface BackgroundAudioManager extends AudioPlayer {
  /** Title in the system's media controls. Set the texts and the cover before `src`. */
  title: string
  /** Album or series. */
  epname: string
  /** Artist or author. */
  singer: string
  /** Address of the cover. */
  coverImgUrl: string
  /** Called for "previous" in the system's media controls, on the lock screen or on a headset. */
  onPrev(listener: () => void): Unsubscribe
  /** Called for "next". */
  onNext(listener: () => void): Unsubscribe
}

let manager: BackgroundAudioManager | undefined

/**
 * Returns the app's player for music and speech. It continues to play over page changes and while the app is in the background, as far as
 * the browser allows it, and shows title, cover, previous and next in the system's media controls.
 *
 * Setting `src` plays it, as in mini-programs. A refusal of the browser is reported by `onError` with the code `denied`.
 *
 * @throws {ApiError} `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * const player = getBackgroundAudioManager()
 * Object.assign(player, { title: 'Fair winds', singer: 'The Crew', coverImgUrl: '/cover.png' })
 * player.src = '/fair-winds.webm'
 * player.onNext(playNext)
 */
export function getBackgroundAudioManager(): BackgroundAudioManager {
  manager ??= callNow('getBackgroundAudioManager', () => managerOf(platformHost))
  return manager
}

/** The texts of the media controls by the names of mini-programs. */
const names = { title: 'title', epname: 'album', singer: 'artist', coverImgUrl: 'cover' } as const

/** Creates the manager for a host. */
export function managerOf(host: BackgroundAudioHost): BackgroundAudioManager {
  const api = 'getBackgroundAudioManager'
  const audio = host.create()
  const facts = { title: '', album: '', artist: '', cover: '' }
  const parts = playerParts(audio, new AbortController().signal)
  const player = audioPlayer(api, audio, parts)
  const listening = { prev: new Set(), next: new Set() }
  let leave = () => {}

  const emit = (type: string) => audio.dispatchEvent(new Event(type))
  const show = () => {
    if (audio.paused || !facts.title) return
    leave()
    const action = (type: keyof typeof listening) => (listening[type].size > 0 ? () => void emit(type) : undefined)
    leave = host.takeSession(audio, facts, { previoustrack: action('prev'), nexttrack: action('next') })
  }
  parts.on('play', show)
  parts.on('stop', () => leave())
  const listen = (name: string, type: keyof typeof listening, listener: () => void) => {
    checkFunction(name, 'listener', listener)
    const remove = parts.on(type, () => listener())
    const one = {}
    listening[type].add(one)
    show()
    return () => {
      remove()
      if (listening[type].delete(one)) show()
    }
  }
  const texts = Object.entries(names).map(([name, field]) => [
    name,
    {
      get: () => facts[field],
      set(text: unknown) {
        checkString(api, name, text)
        facts[field] = text
        show()
      },
    },
  ])
  const own: Pick<BackgroundAudioManager, 'src' | 'onPrev' | 'onNext'> = {
    get src() {
      return audio.getAttribute('src') ?? ''
    },
    set src(src) {
      checkString(api, 'src', src)
      audio.src = src
      player.play().catch((error: ApiError) => {
        if (error.code !== 'denied') return
        parts.refusal = error
        emit('error')
        parts.refusal = undefined
      })
    },
    onPrev: (listener) => listen('onPrev', 'prev', listener),
    onNext: (listener) => listen('onNext', 'next', listener),
  }
  return Object.defineProperties(player, {
    ...Object.getOwnPropertyDescriptors(own),
    ...Object.fromEntries(texts),
  }) as BackgroundAudioManager
}
