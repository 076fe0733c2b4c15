import { createObjectUrl, releaseObjectUrl } from '../../base/objectUrls.ts'

/** Some browsers ask before they download, and read the file only then. */
const heldMs = 60_000

/** Lets the browser download a file. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  // It goes by itself, so it takes the room of no other, such as of the path that the file already has.
  link.href = createObjectUrl(file, true)
  link.download = name
  // It is in no document, so nobody hears the click.
  link.click()
  setTimeout(() => releaseObjectUrl(link.href), heldMs)
}
