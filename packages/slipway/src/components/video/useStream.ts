import { type RefObject, useEffect, useRef, useState } from 'react'
import { isHls, type StreamState } from './hls/stream.ts'

/** A stream of a video. */
export interface Stream {
  /** Whether the address is a stream. Its `<video>` has no `src` of React. */
  readonly isStream: boolean
  /** State of a stream that hls.js plays. */
  readonly state: Partial<StreamState> | undefined
  /** Loads a stream again that has failed, and plays it. */
  retry(): void
}

/** Plays HLS streams: by the browser if it can, otherwise by hls.js, which is loaded then. `'library'` always uses hls.js. */
export function useStream(
  video: RefObject<HTMLVideoElement | null>,
  src: string | undefined,
  hls: 'auto' | 'library',
): Stream {
  const [state, setState] = useState<Partial<StreamState>>()
  const [attempt, setAttempt] = useState(0)
  const isRetry = useRef(false)
  const isStream = isHls(src)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts again.
  useEffect(() => {
    const element = video.current
    if (!element || !isStream || !src) return
    const disposal = new AbortController()
    const plays = isRetry.current
    isRetry.current = false
    if (hls !== 'library' && element.canPlayType('application/vnd.apple.mpegurl')) element.src = src
    else
      import('./hls/startHls.ts')
        .then(({ startHls }) => startHls(element, src, plays, setState, disposal.signal))
        .catch((error: unknown) => disposal.signal.aborted || setState({ error }))
    return () => {
      disposal.abort()
      setState(undefined)
    }
  }, [video, src, isStream, hls, attempt])
  const retry = () => {
    isRetry.current = true
    setAttempt(attempt + 1)
  }
  return { isStream, state, retry }
}
