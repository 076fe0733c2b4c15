// Separate chunk: loaded when the user begins to use the page.
import type { Unsubscribe } from '../../../base/emitter.ts'
import { attachTap } from '../../../hooks/gesture/attachTap.ts'
import { attachPan } from '../../../hooks/gesture/pan/attachPan.ts'
import type { PanPointerType } from '../../../hooks/gesture/pan/panOptions.ts'
import { positionAfter, volumeAfter } from './gesture.state.ts'

/** The gestures of a video, and what they change. */
export interface VideoGestures {
  /** Whether horizontal drags seek. */
  readonly seeks: boolean
  /** Whether vertical drags change the volume. Must not change. */
  readonly changesVolume: boolean
  /** Whether a double tap plays and pauses. */
  readonly plays: boolean
  readonly video: HTMLVideoElement
  /** Called with the position during a drag. */
  onSeeking(seconds: number): void
  /** Called with the position at the end of a drag; `undefined` if it was cancelled. */
  onSeek(seconds: number | undefined): void
  onVolume(volume: number): void
  onToggle(): void
}

const pointers: readonly PanPointerType[] = ['touch', 'pen']

/** Recognises the gestures on the picture of a video, by touch and pen. */
export function attachVideoGestures(element: HTMLElement, latest: () => VideoGestures): Unsubscribe {
  let start = 0
  const ends = [
    attachPan(element, {
      axis: 'x',
      pointers,
      canBegin: () => latest().seeks && latest().video.duration > 0 && Number.isFinite(latest().video.duration),
      onBegin() {
        start = latest().video.currentTime
      },
      onMove: ({ offset }) => latest().onSeeking(positionAfter(start, offset.x, latest().video.duration)),
      onEnd: ({ offset, cancelled }) =>
        latest().onSeek(cancelled ? undefined : positionAfter(start, offset.x, latest().video.duration)),
    }),
    attachTap(element, {
      onDoubleTap: ({ pointerType }) => pointerType !== 'mouse' && latest().plays && latest().onToggle(),
    }),
  ]
  if (latest().changesVolume)
    ends.push(
      attachPan(element, {
        axis: 'y',
        pointers,
        onBegin() {
          const { muted, volume } = latest().video
          start = muted ? 0 : volume
        },
        onMove: ({ offset }) => latest().onVolume(volumeAfter(start, offset.y)),
      }),
    )
  return () => {
    for (const end of ends) end()
  }
}
