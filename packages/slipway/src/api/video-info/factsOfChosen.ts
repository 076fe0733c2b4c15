import { orAborted } from '../../base/call/abortError.ts'
import { releaseObjectUrl } from '../../base/objectUrls.ts'
import type { TempFile } from '../temp-file/index.ts'
import type { VideoFacts } from './host.ts'

/** Facts of a video that the browser cannot read. */
export const noFacts = { duration: undefined, width: undefined, height: undefined }

/**
 * Reads the facts of a chosen video. A video that the browser cannot play, or not in time, is returned without facts. A call
 * that is cancelled meanwhile releases its files.
 *
 * @param all The files of the call, including this one.
 */
export async function factsOfChosen(
  api: string,
  { path }: TempFile,
  all: readonly TempFile[],
  signal: AbortSignal | undefined,
): Promise<VideoFacts | typeof noFacts> {
  const read = () =>
    import('./platformFacts.ts').then(({ platformFacts }) => platformFacts(api, path, signal)).catch(() => noFacts)
  return orAborted<VideoFacts | typeof noFacts>(api, signal, read).catch((aborted: unknown) => {
    for (const file of all) releaseObjectUrl(file.path)
    throw aborted
  })
}
