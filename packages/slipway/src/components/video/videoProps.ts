import type { ComponentProps, ReactNode } from 'react'
import type { ApiError } from '../../base/call/ApiError.ts'
import type { ComponentEvent } from '../../hooks/componentEvent.ts'
import type { Danmu } from './danmu/danmu.state.ts'

/** Event of a video. Its target is the `<video>`. */
export type VideoEvent<Detail = Record<never, never>> = ComponentEvent<Detail, HTMLVideoElement>

/** Captions or subtitles of a video. */
export interface VideoTrack {
  /** Address of a WebVTT file. On another origin it needs `crossOrigin`. */
  readonly src: string
  /** Language, such as `en`. */
  readonly srcLang?: string | undefined
  /** Name in the list of captions. @default the language */
  readonly label?: string | undefined
  /** @default 'captions' */
  readonly kind?: 'captions' | 'subtitles' | undefined
  /** Whether the captions are shown at first. @default false */
  readonly default?: boolean | undefined
}

type DivProps = Omit<
  ComponentProps<'div'>,
  | 'title'
  | 'onPlay'
  | 'onPause'
  | 'onEnded'
  | 'onWaiting'
  | 'onError'
  | 'onProgress'
  | 'onTimeUpdate'
  | 'onLoadedMetadata'
  | 'onVolumeChange'
  | 'onRateChange'
>

/** Props of `Video`. All other props are passed to its `<div>`. */
export interface VideoProps extends DivProps {
  /** Address of the video. */
  src?: string | undefined
  /**
   * Player of HLS streams (`.m3u8`). `'auto'`: the browser if it supports HLS, otherwise hls.js, which is part of the package and is loaded
   * then. `'library'`: always hls.js, which has a quality menu.
   * @default 'auto'
   */
  hls?: 'auto' | 'library' | undefined
  /** Picture that is shown before the video plays. */
  poster?: string | undefined
  /** Title, shown above the picture with the controls. It names the video for screen readers. */
  title?: string | undefined
  /** Captions and subtitles. */
  tracks?: readonly VideoTrack[] | undefined
  /** Whether the video has controls. @default true */
  controls?: boolean | undefined
  /** Whether the video plays as soon as it can and its page is visible. Browsers allow it for muted videos. @default false */
  autoplay?: boolean | undefined
  /** @default false */
  loop?: boolean | undefined
  /** Whether the video is muted. The user may change it; the prop applies again when it changes. @default false */
  muted?: boolean | undefined
  /** Volume from 0 to 1. The user may change it; the prop applies again when it changes. iOS ignores it. @default 1 */
  volume?: number | undefined
  /** Speed from 0.5 to 2. The user may change it; the prop applies again when it changes. @default 1 */
  playbackRate?: number | undefined
  /** Fit of the picture in its box. @default 'contain' */
  objectFit?: 'contain' | 'fill' | 'cover' | undefined
  /** Position in seconds at which the video begins. @default 0 */
  initialTime?: number | undefined
  /** Duration in seconds that is shown until the video's own is known. */
  duration?: number | undefined
  /**
   * Orientation of the screen in full screen, in degrees; browsers on phones support it.
   * @default 90 or 0, by the shape of the picture
   */
  direction?: 0 | 90 | -90 | undefined
  /** Amount of the video that is loaded before it plays. @default 'metadata' */
  preload?: 'none' | 'metadata' | 'auto' | undefined
  /** CORS mode of the video and its tracks. */
  crossOrigin?: 'anonymous' | 'use-credentials' | undefined
  /** Whether the controls contain the seek bar and the time. @default true */
  showProgress?: boolean | undefined
  /** Whether the bar contains a button to play. @default true */
  showPlayBtn?: boolean | undefined
  /** Whether the middle of a paused video shows a button to play. @default true */
  showCenterPlayBtn?: boolean | undefined
  /** Whether the bar contains a button to mute. @default true */
  showMuteBtn?: boolean | undefined
  /** Whether the bar contains a button for full screen. @default true */
  showFullscreenBtn?: boolean | undefined
  /** Whether a horizontal drag on the picture seeks: 600 px are the whole video. By touch and pen. @default true */
  enableProgressGesture?: boolean | undefined
  /** Whether a vertical drag on the picture changes the volume: 200 px are the whole range. By touch and pen. @default false */
  vslideGesture?: boolean | undefined
  /** The same as `vslideGesture`, in full screen. @default true */
  vslideGestureInFullscreen?: boolean | undefined
  /** The same as `vslideGesture`, its older name. @default false */
  pageGesture?: boolean | undefined
  /** Whether a double tap on the picture plays and pauses. @default false */
  enablePlayGesture?: boolean | undefined
  /** Bullet comments, which cross the picture at their times. */
  danmuList?: readonly Danmu[] | undefined
  /** Whether the bullet comments are shown. The user may change it; the prop applies again when it changes. @default false */
  enableDanmu?: boolean | undefined
  /** Whether the controls contain a button that shows and hides the bullet comments. @default false */
  danmuBtn?: boolean | undefined
  /**
   * Whether all other videos and audio pause when this video begins to play.
   * @default defaults.video.pauseOthers (false)
   */
  pauseOthers?: boolean | undefined
  /** Content above the picture and below the controls. */
  children?: ReactNode
  /** Called when the video begins to play. */
  onPlay?: ((event: VideoEvent) => void) | undefined
  /** Called when the video pauses. */
  onPause?: ((event: VideoEvent) => void) | undefined
  /** Called at the end of the video. */
  onEnded?: ((event: VideoEvent) => void) | undefined
  /** Called when playing waits for data. */
  onWaiting?: ((event: VideoEvent) => void) | undefined
  /** Called about four times per second while the video plays, and after each jump. Times are in seconds. */
  onTimeUpdate?: ((event: VideoEvent<{ readonly currentTime: number; readonly duration: number }>) => void) | undefined
  /** Called when more of the video is loaded; `buffered` is in percent. */
  onProgress?: ((event: VideoEvent<{ readonly buffered: number }>) => void) | undefined
  /** Called when the size of the picture, in pixels, and the duration, in seconds, are known. */
  onLoadedMetadata?:
    | ((event: VideoEvent<{ readonly width: number; readonly height: number; readonly duration: number }>) => void)
    | undefined
  /** Called after a jump to another position, in seconds. */
  onSeekComplete?: ((event: VideoEvent<{ readonly position: number }>) => void) | undefined
  /** Called when the volume or `muted` changes. */
  onVolumeChange?: ((event: VideoEvent<{ readonly volume: number; readonly muted: boolean }>) => void) | undefined
  /** Called when the speed changes. */
  onRateChange?: ((event: VideoEvent<{ readonly playbackRate: number }>) => void) | undefined
  /** Called when full screen begins and ends. */
  onFullscreenChange?:
    | ((event: VideoEvent<{ readonly fullScreen: boolean; readonly direction: 'horizontal' | 'vertical' }>) => void)
    | undefined
  /** Called when picture in picture begins. */
  onEnterPictureInPicture?: ((event: VideoEvent) => void) | undefined
  /** Called when picture in picture ends. */
  onLeavePictureInPicture?: ((event: VideoEvent) => void) | undefined
  /** Called when the controls become visible and when they hide. */
  onControlsToggle?: ((event: VideoEvent<{ readonly show: boolean }>) => void) | undefined
  /** Called when the browser refuses `autoplay`, mostly because the video is not muted. The error's code is `denied`. */
  onAutoplayRefused?: ((event: VideoEvent<ApiError>) => void) | undefined
  /**
   * Called when the video cannot be loaded or played: `unavailable` if the connection is lost, otherwise `failed`. The user can try
   * again.
   */
  onError?: ((event: VideoEvent<ApiError>) => void) | undefined
}
