import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Captions of a video. */
export interface Captions {
  readonly tracks: readonly TextTrack[]
  /** The captions that are shown. */
  readonly shown: TextTrack | undefined
  show(track: TextTrack | undefined): void
  /** Hides the captions, or shows those that were shown last. */
  toggle(): void
  /** Ref of the element that shows the text. */
  readonly cues: RefObject<HTMLDivElement | null>
}

/**
 * Shows captions in an element of its own, so that they are above the controls and look the same in each browser.
 *
 * @param first Index of the captions that are shown at first; -1 for none.
 * @param isNative Whether the browser's own player shows the video, and must show the captions.
 */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, first: number, isNative: boolean): Captions {
  const [tracks, setTracks] = useState<readonly TextTrack[]>([])
  /** `undefined` until the user chooses; `null` for no captions. */
  const [chosen, setChosen] = useState<TextTrack | null>()
  const last = useRef<TextTrack>(undefined)
  const cues = useRef<HTMLDivElement>(null)
  const shown =
    (chosen === undefined ? tracks[first] : chosen && tracks.includes(chosen) ? chosen : undefined) ?? undefined

  useEffect(() => {
    const list = video.current?.textTracks
    if (!list) return
    const read = () => setTracks([...list].filter(({ kind }) => kind === 'captions' || kind === 'subtitles'))
    const listening = new AbortController()
    for (const type of ['addtrack', 'removetrack']) list.addEventListener(type, read, { signal: listening.signal })
    read()
    return () => listening.abort()
  }, [video])

  useEffect(() => {
    for (const track of tracks) track.mode = track !== shown ? 'disabled' : isNative ? 'showing' : 'hidden'
    const [element, box] = [video.current, cues.current]
    if (!shown || !element) return
    // Browsers update the list of active cues only while the video plays.
    const isActive = (cue: TextTrackCue) => cue.startTime <= element.currentTime && element.currentTime < cue.endTime
    const draw = () => box?.replaceChildren(...[...(shown.cues ?? [])].filter(isActive).flatMap(lineOf))
    const listening = new AbortController()
    const { signal } = listening
    shown.addEventListener('cuechange', draw, { signal })
    element.addEventListener('seeked', draw, { signal })
    // The file of a track has been loaded. The event does not bubble.
    element.addEventListener('load', draw, { capture: true, signal })
    draw()
    return () => {
      listening.abort()
      box?.replaceChildren()
    }
  }, [video, tracks, shown, isNative])

  const show = useCallback((track: TextTrack | undefined) => {
    if (track) last.current = track
    setChosen(track ?? null)
  }, [])
  const toggle = () => {
    if (shown) last.current = shown
    show(shown ? undefined : (last.current ?? tracks[0]))
  }
  return { tracks, shown, show, toggle, cues }
}

/** An element with the text of a cue, which may contain emphasis and ruby. Cues without text have none. */
function lineOf(cue: TextTrackCue): HTMLElement[] {
  if (!('getCueAsHTML' in cue)) return []
  const line = document.createElement('span')
  line.dir = 'auto'
  line.append((cue as VTTCue).getCueAsHTML())
  return [line]
}
