import { type RefObject, useCallback, useEffect, useState } from 'react'
import { isSame } from '../../base/isSame.ts'
import { type MediaState, noMediaState, readMedia } from './mediaState.ts'

/** Events of a media element after which its state may have changed. */
const events = [
  ...['play', 'pause', 'playing', 'waiting', 'ended', 'timeupdate', 'seeking', 'seeked', 'progress', 'error'],
  ...['loadstart', 'loadedmetadata', 'durationchange', 'canplay', 'emptied', 'volumechange', 'ratechange'],
]

/**
 * The state of a player, which renders the component again when it changes.
 *
 * @returns The state, and a function that reads it at once, for after a change whose event is dispatched later.
 */
export function useMediaState(ref: RefObject<HTMLMediaElement | null>): readonly [MediaState, () => void] {
  const [state, setState] = useState(noMediaState)
  const read = useCallback(() => {
    const media = ref.current
    if (!media) return
    const next = readMedia(media)
    setState((last) => (isSame(last, next) ? last : next))
  }, [ref])
  useEffect(() => {
    const listening = new AbortController()
    for (const type of events) ref.current?.addEventListener(type, read, { signal: listening.signal })
    read()
    return () => listening.abort()
  }, [ref, read])
  return [state, read]
}
