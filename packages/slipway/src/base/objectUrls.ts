interface StoredFile {
  readonly blob: Blob
  /** Bytes that count towards the limit. */
  readonly bytes: number
}

/** The files by address, oldest first. */
const files = new Map<string, StoredFile>()

/** Limit of the memory for all files together, in bytes: a quarter of a gigabyte. */
export const heldLimitBytes = 256 * 2 ** 20

/**
 * Creates an address (`blob:…`) for a file in memory, such as a download or a photo.
 *
 * The app should release the address after use. The oldest addresses are released automatically if all files together exceed
 * the limit. As in mini-programs, a temporary file may be released later, so permanent files belong in the storage.
 *
 * @param onDisk Whether the file does not count towards the limit: a file on disk that the user has chosen, or a file that is
 * released soon.
 */
export function createObjectUrl(blob: Blob, onDisk = false): string {
  const url = URL.createObjectURL(blob)
  let bytes = onDisk ? 0 : blob.size
  for (const other of files.values()) bytes += other.bytes
  for (const [oldest, other] of files) {
    if (bytes <= heldLimitBytes) break
    bytes -= other.bytes
    if (other.bytes > 0) releaseObjectUrl(oldest)
  }
  files.set(url, { blob, bytes: onDisk ? 0 : blob.size })
  return url
}

/** Returns the file of an address that `createObjectUrl` returned, without a request; `undefined` for other addresses. */
export function objectUrlBlob(url: string): Blob | undefined {
  return files.get(url)?.blob
}

/** Releases an address and the memory of its file. Does nothing for a released address or other addresses. */
export function releaseObjectUrl(url: string): void {
  if (files.delete(url)) URL.revokeObjectURL(url)
}
