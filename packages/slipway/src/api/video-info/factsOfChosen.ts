import { orAborted } from '../../base/call/abortError.ts'
import { releaseObjectUrl } from '../../base/objectUrls.ts'
import type { TempFile } from '../temp-file/index.ts'
import type { VideoFacts } from './host.ts'

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
  const look = () =>
    import('./platformFacts.ts').then(({ platformFacts }) => platformFacts(api, path, signal)).catch(() => noFacts)
  return orAborted<VideoFacts | typeof noFacts>(api, signal, look).catch((aborted: unknown) => {
    for (const file of all) releaseObjectUrl(file.path)
    throw aborted
  })
}
