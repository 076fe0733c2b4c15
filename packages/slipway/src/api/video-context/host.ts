import type { ScopedTarget } from '../query-scope/scopedTarget.ts'
import type { VideoCommands } from './commands.ts'

/** Platform interface of the video context. */
export interface VideoContextHost {
  /**
   * Returns the commands of a video. Rejects with a `HostError`: `not-found` if there is no such video, `unavailable` without a
   * document.
   */
  commandsOf(video: ScopedTarget): Promise<VideoCommands>
}
