import { withinLimits } from '../../base/call/task.ts'
import { videoDefaults } from '../../base/defaults/defaults.ts'
import type { VideoFacts, VideoInfoHost } from './host.ts'

/** Waits as long as a video's source deserves: one on the device a short time, any other a longer one. */
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

/** What a video says of itself, if it does so in time. */
export function videoFacts(
  api: string,
  src: string,
  signal: AbortSignal | undefined,
  host: VideoInfoHost,
): Promise<VideoFacts> {
  return withinWait(api, src, signal, (limit) => host.facts(src, limit))
}
