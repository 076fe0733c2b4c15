import { type RefObject, useEffect } from 'react'
import { lateCode } from '../../base/late/lateCode.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import type { VideoGestures } from './gestures/attachVideoGestures.ts'

const lateGestures = lateCode(() => import('./gestures/attachVideoGestures.ts'))

/** Attaches gestures to the picture of a video once their code is loaded. */
export function useVideoGestures(
  surface: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
  gestures: Omit<VideoGestures, 'video'>,
): void {
  const latest = useLatest(gestures)
  const { seeks, changesVolume, plays } = gestures
  const isUsed = seeks || changesVolume || plays
  // biome-ignore lint/correctness/useExhaustiveDependencies: gestures that begin to exist attach the code again.
  useEffect(() => {
    const [element, player] = [surface.current, video.current]
    if (!isUsed || !element || !player) return
    return lateGestures(element, (late) =>
      late.attachVideoGestures(element, () => ({ ...latest.current, video: player })),
    )
  }, [surface, video, latest, isUsed, changesVolume])
}
