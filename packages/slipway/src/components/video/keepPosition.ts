// Separate chunk: loaded when a video is mounted in a page.
import type { PageNavigator } from '../../router/navigator.ts'
import { pageStatesIn } from '../../router/page-state/pageState.ts'

/** Restores the position of a video that was stored with its page, and stores it when the video pauses or is unmounted. */
export function keepPosition(video: HTMLVideoElement, pages: PageNavigator, page: string, name: string): () => void {
  const state = pageStatesIn(pages, () => sessionStorage).of(page, `sw-video ${name}`, 0)
  const listening = new AbortController()
  const { signal } = listening
  const keep = () => state.set(video.ended ? 0 : Math.round(video.currentTime * 100) / 100)
  const restore = () => {
    const at = state.get()
    // A video of a page that was kept mounted is still there; a seek to the rounded position would move it.
    if (at > 0 && Math.abs(video.currentTime - at) > 0.01) video.currentTime = at
  }
  if (video.readyState > 0) restore()
  else video.addEventListener('loadedmetadata', restore, { signal, once: true })
  video.addEventListener('pause', keep, { signal })
  video.addEventListener('seeked', keep, { signal })
  addEventListener('pagehide', keep, { signal })
  return () => {
    listening.abort()
    keep()
  }
}
