import { type RefObject, useEffect, useRef } from 'react'
import { useLatest } from '../../../hooks/useLatest.ts'
import type { Danmu } from './danmu.state.ts'
import type { RunningDanmu } from './startDanmu.ts'

/**
 * Shows bullet comments while `isShown`; their code is loaded then.
 *
 * @returns A ref to the comments; `undefined` while they are hidden.
 */
export function useDanmu(
  video: RefObject<HTMLVideoElement | null>,
  layer: RefObject<HTMLDivElement | null>,
  list: readonly Danmu[],
  isShown: boolean,
): RefObject<Promise<RunningDanmu> | undefined> {
  const latest = useLatest(list)
  const running = useRef<Promise<RunningDanmu>>(undefined)
  useEffect(() => {
    const [player, element] = [video.current, layer.current]
    if (!isShown || !player || !element) return
    const fromS = player.currentTime
    const starting = import('./startDanmu.ts').then(({ startDanmu }) =>
      startDanmu(element, player, () => latest.current, fromS),
    )
    // Offline, the video has no comments. Without `whenLoaded`, because commands wait for this promise.
    starting.catch(() => {})
    running.current = starting
    return () => {
      running.current = undefined
      starting.then(
        ({ stop }) => stop(),
        () => {},
      )
    }
  }, [video, layer, latest, isShown])
  return running
}
