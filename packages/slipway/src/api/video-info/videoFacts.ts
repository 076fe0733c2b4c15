import { withinLimits } from '../../base/call/task.ts'
import { videoDefaults } from '../../base/defaults/defaults.ts'
import type { VideoFacts, VideoInfoHost } from './host.ts'

/**
 * Runs a function with the time limit for a video's source: a short one for videos on the device, a longer one for all others.
 */
export function withinWait<Answer>(
  api: string,
  src: string,
  signal: AbortSignal | undefined,
  run: (limit: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const { localMetadataMs, remoteMetadataMs } = videoDefaults
  const timeout = /^(data|blob):/i.test(src) ? localMetadataMs : remoteMetadataMs
  return withinLimits(api, { timeout, signal }, new AbortController().signal, run)
}

/** Reads the facts of a video within its time limit. */
export function videoFacts(
  api: string,
  src: string,
  signal: AbortSignal | undefined,
  host: VideoInfoHost,
): Promise<VideoFacts> {
  return withinWait(api, src, signal, (limit) => host.facts(src, limit))
}
