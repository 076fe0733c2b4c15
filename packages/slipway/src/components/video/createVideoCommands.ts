// Separate chunk: loaded when a context commands a video.
import type { RefObject } from 'react'

import { untilPlaying, untilSeeked } from '../../api/inner-audio/untilSeeked.ts'
import type { VideoCommands } from '../../api/video-context/commands.ts'
import { HostError } from '../../base/call/HostError.ts'
import type { RunningDanmu } from './danmu/startDanmu.ts'
import type { FullScreen } from './useFullScreen.ts'
import type { PictureInPicture } from './usePictureInPicture.ts'
import type { VideoActions } from './videoActions.ts'

/** The parts of a video that its commands use. */
export interface VideoParts {
  readonly video: HTMLVideoElement
  readonly actions: VideoActions
  readonly fullScreen: FullScreen
  readonly pip: PictureInPicture
  /** Aborted when the video is unmounted. */
  readonly signal: AbortSignal
  /** The bullet comments; `undefined` while they are hidden. */
  readonly danmu: RefObject<Promise<RunningDanmu> | undefined>
}

/**
 * Creates the commands of a mounted video.
 *
 * @param latest Returns the current parts.
 */
export function createVideoCommands(latest: () => VideoParts): VideoCommands {
  const seek = ({ position }: { readonly position: number }) => {
    const { video, actions, signal } = latest()
    actions.seek(position)
    return video.readyState > 0 ? untilSeeked(video, signal) : Promise.resolve()
  }
  return {
    play: () => untilPlaying(latest().video, latest().signal),
    pause: () => latest().video.pause(),
    stop() {
      latest().video.pause()
      latest().actions.seek(0)
    },
    seek,
    playbackRate: ({ rate }) => latest().actions.setRate(rate),
    async sendDanmu(danmu) {
      const running = await latest().danmu.current
      if (!running) throw new HostError('unavailable', 'the comments are hidden')
      running.send(danmu)
    },
    async requestFullScreen({ direction }) {
      const { video, fullScreen } = latest()
      if (!video.requestFullscreen && !('webkitEnterFullscreen' in video)) throw unsupported('full screen')
      await fullScreen.enter(direction).catch(refuse)
    },
    exitFullScreen: () => latest().fullScreen.exit(),
    async requestPictureInPicture() {
      const { video, pip } = latest()
      if (!video.requestPictureInPicture) throw unsupported('picture in picture')
      await pip.enter().catch(refuse)
    },
    exitPictureInPicture: () => latest().pip.exit(),
  }
}

const unsupported = (feature: string) => new HostError('unsupported', `the browser has no ${feature}`)

/** Browsers refuse calls outside of a click with several errors. */
function refuse(error: unknown): never {
  const isRefusal = error instanceof TypeError || (error as Partial<Error>).name === 'InvalidStateError'
  throw isRefusal ? new HostError('denied', (error as Error).message, { cause: error }) : error
}
