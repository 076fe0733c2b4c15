// Separate chunk: loaded when chosen images have to be compressed.
import { host as platformHost } from '#host/compress-image'
import { orAborted } from '../../base/call/abortError.ts'
import type { CompressImageHost } from './host.ts'
import { drawnTypeOf, redrawn } from './redrawn.ts'

/** Settings of `sizeType: ['compressed']`. */
const drawing = { fit: { longestSide: 1_920 }, quality: 0.8 }

/** Types that re-encoding would change: GIFs may be animated, and SVGs have no pixels. */
const unchangedTypes = ['image/gif', 'image/svg+xml']

/**
 * Makes chosen images smaller, one after another, so that only one decoded image is in memory. An image that cannot be
 * re-encoded, or would not become smaller, stays the same file. If the signal is aborted, the call rejects immediately.
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
      unchangedTypes.includes(file.type) ? file : redrawn(host, file, drawnTypeOf(file), drawing).catch(() => file),
    )
    shrunk.push(drawn.size < file.size ? drawn : file)
  }
  return shrunk
}
