import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Picture in picture of a video. */
export interface PictureInPicture {
  /** Whether the browser supports it. */
  readonly isPossible: boolean
  readonly isActive: boolean
  enter(): Promise<void>
  exit(): Promise<void>
}

/** Shows a video in a small window above other windows. */
export function usePictureInPicture(
  video: RefObject<HTMLVideoElement | null>,
  onChange: (isActive: boolean) => void,
): PictureInPicture {
  const [isPossible, setPossible] = useState(false)
  const [isActive, setActive] = useState(false)
  const change = useEffectEvent((next: boolean) => {
    setActive(next)
    onChange(next)
  })
  useEffect(() => {
    const element = video.current
    if (!element) return
    setPossible(document.pictureInPictureEnabled === true && 'requestPictureInPicture' in element)
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('enterpictureinpicture', () => change(true), { signal })
    element.addEventListener('leavepictureinpicture', () => change(false), { signal })
    return () => {
      listening.abort()
      if (document.pictureInPictureElement === element) document.exitPictureInPicture().catch(() => {})
    }
  }, [video])
  const enter = async () => {
    await video.current?.requestPictureInPicture?.()
  }
  const exit = async () => {
    if (video.current && document.pictureInPictureElement === video.current) await document.exitPictureInPicture()
  }
  return { isPossible, isActive, enter, exit }
}
