// Separate chunk: loaded when a video has been chosen.
import { host } from '#host/video-info'
import type { VideoFacts } from './host.ts'
import { videoFacts } from './videoFacts.ts'

/**
 * Reads the facts of a video with this platform's player. The functions that choose files load this module only after a video
 * has been chosen.
 */
export function platformFacts(api: string, src: string, signal: AbortSignal | undefined): Promise<VideoFacts> {
  return videoFacts(api, src, signal, host)
}
