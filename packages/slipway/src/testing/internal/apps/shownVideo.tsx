import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Video, type VideoProps } from '../../../components/video/index.ts'
import { lacking } from '../environment/devTools.ts'
import { render } from '../environment/render.tsx'

/** The address of a file for tests of players. */
export const media = (name: string): string => new URL(`../../../components/video/media/${name}`, import.meta.url).href

/** English and French captions of the film. */
export const tracks = [
  { src: media('harbour.en.vtt'), srcLang: 'en', label: 'English' },
  { src: media('harbour.fr.vtt'), srcLang: 'fr', label: 'Français' },
]

/** Renders a video, muted, whose metadata are loaded unless `src` is set, and records its events. */
export async function showVideo(props: VideoProps = {}) {
  if (!document.createElement('video').canPlayType('video/webm; codecs="vp9,opus"')) lacking('VP9 and Opus')
  const events: [type: string, detail: unknown][] = []
  const listen = ({ type, detail }: { readonly type: string; readonly detail: unknown }) => events.push([type, detail])
  const view = (changed: VideoProps) => (
    <Video
      src={media('harbour.webm')}
      muted
      onPlay={listen}
      onPause={listen}
      onEnded={listen}
      onWaiting={listen}
      onTimeUpdate={listen}
      onProgress={listen}
      onLoadedMetadata={listen}
      onSeekComplete={listen}
      onVolumeChange={listen}
      onRateChange={listen}
      onFullscreenChange={listen}
      onEnterPictureInPicture={listen}
      onLeavePictureInPicture={listen}
      onControlsToggle={listen}
      onAutoplayRefused={listen}
      onError={listen}
      {...props}
      {...changed}
    />
  )
  const { container, element: root, rerender, unmount } = render(view({}))
  const video = root.querySelector('video') as HTMLVideoElement
  const isLoaded = () => video.readyState > 0 && !root.querySelector('input:disabled')
  if (!('src' in props)) await vi.waitFor(() => expect(isLoaded()).toBe(true))
  return {
    container,
    root,
    video,
    unmount,
    rerender: (changed: VideoProps) => rerender(view(changed)),
    /** The details of the events of a type. */
    detailsOf: (type: string) => events.filter(([name]) => name === type).map(([, detail]) => detail),
    types: () => [...new Set(events.map(([type]) => type))],
    button: (name: string) => page.elementLocator(root).getByRole('button', { name, exact: true }).last(),
    /** Plays until the picture moves. */
    async play() {
      await video.play()
      await vi.waitFor(() => expect(video.currentTime).toBeGreaterThan(0))
    },
  }
}
