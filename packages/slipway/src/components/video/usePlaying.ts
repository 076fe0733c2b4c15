import { type RefObject, useEffect, useRef } from 'react'
import { beginPlaying } from '../../base/page/playing.ts'

/** Registers a video among the players while it plays, and shows one with a title in the system's media controls once it has played. */
export function usePlaying(
  video: RefObject<HTMLVideoElement | null>,
  isPaused: boolean,
  pauseOthers: boolean,
  title: string | undefined,
  cover: string | undefined,
): void {
  const leave = useRef<() => void>(undefined)
  useEffect(() => {
    const element = video.current
    if (!element || isPaused) return
    // Without `whenLoaded`, because the session outlives this effect.
    if (title)
      import('../../api/background-audio/mediaSession.ts').then(
        ({ takeMediaSession }) => {
          if (!element.isConnected) return
          leave.current?.()
          leave.current = takeMediaSession(element, { title, cover })
        },
        () => {},
      )
    return beginPlaying(element, pauseOthers)
  }, [video, isPaused, pauseOthers, title, cover])
  useEffect(() => () => leave.current?.(), [])
}
