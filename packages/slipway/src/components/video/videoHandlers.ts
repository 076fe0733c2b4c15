import type { SyntheticEvent } from 'react'
import { ApiError } from '../../base/call/ApiError.ts'
import { componentEvent } from '../../hooks/componentEvent.ts'
import { bufferedPercent } from '../../hooks/media/mediaState.ts'
import type { VideoEvent, VideoProps } from './videoProps.ts'

/** The handlers of a `<video>`, which call the listeners of the app with their details. */
export function videoHandlers(listeners: VideoProps) {
  const emit =
    <Detail>(
      type: string,
      listener: ((event: VideoEvent<Detail>) => void) | undefined,
      detailOf?: (video: HTMLVideoElement) => Detail,
    ) =>
    (source: SyntheticEvent<HTMLVideoElement>) => {
      // Media events do not bubble, but React passes events of content in `<video>` on.
      const video = source.currentTarget
      if (source.target === video) listener?.(componentEvent(type, video, (detailOf?.(video) ?? {}) as Detail, source))
    }
  return {
    onPlay: emit('play', listeners.onPlay),
    onPause: emit('pause', listeners.onPause),
    onEnded: emit('ended', listeners.onEnded),
    onWaiting: emit('waiting', listeners.onWaiting),
    onTimeUpdate: emit('timeupdate', listeners.onTimeUpdate, ({ currentTime, duration }) => ({
      currentTime,
      duration,
    })),
    onProgress: emit('progress', listeners.onProgress, (video) => ({ buffered: bufferedPercent(video) })),
    onSeeked: emit('seekcomplete', listeners.onSeekComplete, ({ currentTime: position }) => ({ position })),
    onVolumeChange: emit('volumechange', listeners.onVolumeChange, ({ volume, muted }) => ({ volume, muted })),
    onRateChange: emit('ratechange', listeners.onRateChange, ({ playbackRate }) => ({ playbackRate })),
    onError: emit('error', listeners.onError, ({ error }) => mediaError(error)),
  }
}

/** The error of a `<video>`. Browsers report a missing file and one of an unknown format in the same way. */
export function mediaError(error: MediaError | null): ApiError {
  const isLost = error?.code === 2
  return new ApiError('Video', isLost ? 'unavailable' : 'failed', error?.message ?? '')
}
