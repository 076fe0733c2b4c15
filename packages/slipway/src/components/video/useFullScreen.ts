import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Safari on iPhones shows only the `<video>` itself in full screen, with its own controls. */
interface IosVideo extends HTMLVideoElement {
  webkitEnterFullscreen?(): void
  webkitExitFullscreen?(): void
}

interface LockableOrientation {
  lock?(orientation: 'landscape' | 'portrait'): Promise<void>
}

/** Full screen of a video. */
export interface FullScreen {
  readonly isFull: boolean
  /** Whether the browser's own player shows the video, on iPhones. */
  readonly isNative: boolean
  /** Rejects if the browser refuses it, mostly because no input of the user came before. */
  enter(direction?: number): Promise<void>
  exit(): Promise<void>
  toggle(): Promise<void>
}

/**
 * Shows a video with its controls in full screen, or only the video on platforms that support nothing else.
 *
 * @param direction The default orientation: 0 is upright; `undefined` depends on the shape of the picture.
 */
export function useFullScreen(
  root: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
  direction: number | undefined,
  onChange: (isFull: boolean, direction: 'horizontal' | 'vertical') => void,
): FullScreen {
  const [isFull, setFull] = useState(false)
  const [isNative, setNative] = useState(false)
  const isUpright = (own = direction) => {
    const { videoWidth = 1, videoHeight = 0 } = video.current ?? {}
    return own === undefined ? videoHeight > videoWidth : own === 0
  }
  const change = useEffectEvent((next: boolean, native: boolean) => {
    if (next === isFull) return
    setFull(next)
    setNative(next && native)
    onChange(next, isUpright() ? 'vertical' : 'horizontal')
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const element = video.current
    const isShown = () => root.current !== null && document.fullscreenElement === root.current
    document.addEventListener('fullscreenchange', () => change(isShown(), false), { signal })
    element?.addEventListener('webkitbeginfullscreen', () => change(true, true), { signal })
    element?.addEventListener('webkitendfullscreen', () => change(false, true), { signal })
    return () => listening.abort()
  }, [root, video])

  const enter = async (own?: number) => {
    const element: IosVideo | null = video.current
    if (!root.current || !element) return
    if (!root.current.requestFullscreen) return element.webkitEnterFullscreen?.()
    await root.current.requestFullscreen()
    const orientation = screen.orientation as LockableOrientation | undefined
    // Browsers on desktops and tablets do not lock the orientation.
    orientation?.lock?.(isUpright(own ?? direction) ? 'portrait' : 'landscape').catch(() => {})
  }
  const exit = async () => {
    if (document.fullscreenElement && document.fullscreenElement === root.current) await document.exitFullscreen()
    else if (isNative) (video.current as IosVideo | null)?.webkitExitFullscreen?.()
  }
  return { isFull, isNative, enter, exit, toggle: () => (isFull ? exit() : enter()) }
}
