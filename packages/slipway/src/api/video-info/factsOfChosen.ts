import { host as platformHost } from '#host/video-info'
import { refuseAborted } from '../../base/abortError.ts'
import { releaseObjectUrl } from '../../base/objectUrls.ts'
import type { TempFile } from '../temp-file/index.ts'
import type { VideoFacts } from './host.ts'
import { videoFacts } from './videoFacts.ts'

/** Nothing is known. */
export const noFacts = { duration: undefined, width: undefined, height: undefined }

/**
 * What a chosen video says of itself. One that the browser cannot play, or not in time, is a file like any other. A call that
 * is given up meanwhile gives the paths back.
 *
 * @param all The files of the call, this one among them.
 */
export async function factsOfChosen(
  api: string,
  { path }: TempFile,
  all: readonly TempFile[],
  signal: AbortSignal | undefined,
): Promise<VideoFacts | typeof noFacts> {
  const facts = await videoFacts(api, path, signal, platformHost).catch(() => noFacts)
  if (signal?.aborted) for (const file of all) releaseObjectUrl(file.path)
  refuseAborted(api, signal)
  return facts
}
