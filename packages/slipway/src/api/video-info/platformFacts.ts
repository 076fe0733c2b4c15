// Separate chunk: loaded when a video has been chosen.
import { host } from '#host/video-info'
import type { VideoFacts } from './host.ts'
import { videoFacts } from './videoFacts.ts'

/** What this platform's player says of a video. Of the functions that choose, it is loaded once a video was chosen. */
export function platformFacts(api: string, src: string, signal: AbortSignal | undefined): Promise<VideoFacts> {
  return videoFacts(api, src, signal, host)
}
