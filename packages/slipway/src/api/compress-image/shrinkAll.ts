// Separate chunk: loaded when images have been chosen that are to be compressed.
import { host as platformHost } from '#host/compress-image'
import { orAborted } from '../../base/call/abortError.ts'
import type { CompressImageHost } from './host.ts'
import { drawnTypeOf, redrawn } from './redrawn.ts'

/** What `sizeType: ['compressed']` means. */
const drawing = { fit: { longestSide: 1_920 }, quality: 0.8 }

/** Images that would not be the same any more: they may move, or have no pixels. */
const untouched = ['image/gif', 'image/svg+xml']

/**
 * Makes chosen images smaller, one after the other, so that no more than one is held decoded. What cannot be drawn, or would
 * be no smaller, stays the same file. Ends when the signal fires, with the image that is being drawn.
 */
export async function shrinkAll(
  api: string,
  files: readonly File[],
  signal: AbortSignal | undefined,
  host: CompressImageHost = platformHost,
): Promise<File[]> {
  const shrunk: File[] = []
  for (const file of files) {
    const drawn = await orAborted(api, signal, async () =>
      untouched.includes(file.type) ? file : redrawn(host, file, drawnTypeOf(file), drawing).catch(() => file),
    )
    shrunk.push(drawn.size < file.size ? drawn : file)
  }
  return shrunk
}
