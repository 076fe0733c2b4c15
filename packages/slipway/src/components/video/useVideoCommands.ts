import { type RefObject, useEffect } from 'react'
import { videoCommands } from '../../api/video-context/commands.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import type { VideoParts } from './createVideoCommands.ts'

/** Makes the commands of a video available to `createVideoContext` while it is mounted. */
export function useVideoCommands(
  root: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
  parts: Omit<VideoParts, 'video' | 'signal'>,
): void {
  const latest = useLatest(parts)
  useEffect(() => {
    const [element, player] = [root.current, video.current]
    if (!element || !player) return
    const disposal = new AbortController()
    const current = () => ({ ...latest.current, video: player, signal: disposal.signal })
    videoCommands.set(element, async () => (await import('./createVideoCommands.ts')).createVideoCommands(current))
    return () => {
      videoCommands.delete(element)
      disposal.abort()
    }
  }, [root, video, latest])
}
