import { type RefObject, use, useEffect, useEffectEvent, useRef } from 'react'
import { useVisibleEffect } from '../../hooks/page-visibility/useVisibleEffect.ts'
import { keepAliveOf } from '../../router/config/keepAliveOf.ts'
import { NavigatorContext, PageContext } from '../../router/react/contexts.ts'

/**
 * Pauses a video while its page is covered, unless the page is `'pinned'` or the video is in picture in picture; and restores its position
 * when a page that has been unmounted meanwhile returns.
 *
 * @param name Name of the video in its page, for the position.
 * @param autoplay The address of a video that plays automatically: at first, and again when its page returns, unless the user has
 * paused it.
 */
export function usePageOfVideo(
  video: RefObject<HTMLVideoElement | null>,
  name: string | undefined,
  autoplay: string | undefined,
  begin: () => void,
): void {
  const pages = use(NavigatorContext)
  const page = use(PageContext)
  const isVisible = useRef(false)
  const resumes = useRef(false)
  const start = useEffectEvent(() => {
    if (isVisible.current && resumes.current) begin()
  })
  const cover = useEffectEvent((element: HTMLVideoElement) => {
    const isPinned = pages && page && keepAliveOf(pages, page) === 'pinned'
    if (isPinned || document.pictureInPictureElement === element) return
    resumes.current = autoplay !== undefined && !element.paused
    element.pause()
  })
  useVisibleEffect(() => {
    const element = video.current
    isVisible.current = true
    start()
    return () => {
      isVisible.current = false
      if (element) cover(element)
    }
  }, [video])
  useEffect(() => {
    resumes.current = autoplay !== undefined
    start()
  }, [autoplay])
  useEffect(() => {
    const element = video.current
    if (!pages || !page || !name || !element) return
    // Without `whenLoaded`, because a second attempt would move a video that plays meanwhile to its old position.
    let isOver = false
    let stop = () => {}
    import('./keepPosition.ts').then(
      ({ keepPosition }) => {
        if (!isOver) stop = keepPosition(element, pages, page.key, name)
      },
      () => {},
    )
    return () => {
      isOver = true
      stop()
    }
  }, [video, name, pages, page])
}
