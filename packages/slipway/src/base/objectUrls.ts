interface Held {
  readonly blob: Blob
  /** What it takes of the limit. */
  readonly bytes: number
}

/** Oldest first. */
const held = new Map<string, Held>()

/** How much the addresses hold in memory together, in bytes: a quarter of a gigabyte. */
export const heldLimitBytes = 256 * 2 ** 20

/**
 * Makes an address (`blob:…`) for a file in memory, such as a download or a picture taken.
 *
 * The app owns it: whoever has done with it releases it, and the oldest go by themselves when together they hold more than
 * the limit. As in mini-programs, a temporary file may be gone later; what is to stay belongs into storage.
 *
 * @param onDisk A file that the user has chosen stays on the disk, and counts nothing; nor does one that is released soon.
 */
export function createObjectUrl(blob: Blob, onDisk = false): string {
  const url = URL.createObjectURL(blob)
  let bytes = onDisk ? 0 : blob.size
  for (const other of held.values()) bytes += other.bytes
  for (const [oldest, other] of held) {
    if (bytes <= heldLimitBytes) break
    bytes -= other.bytes
    if (other.bytes > 0) releaseObjectUrl(oldest)
  }
  held.set(url, { blob, bytes: onDisk ? 0 : blob.size })
  return url
}

/** The file behind an address made here, without a request; `undefined` for any other. */
export function objectUrlBlob(url: string): Blob | undefined {
  return held.get(url)?.blob
}

/** Gives back what an address holds: it leads nowhere from then on. A second time, or for another address, it does nothing. */
export function releaseObjectUrl(url: string): void {
  if (held.delete(url)) URL.revokeObjectURL(url)
}
