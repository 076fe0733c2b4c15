import { createObjectUrl, releaseObjectUrl } from '../../base/objectUrls.ts'

/** Some browsers ask before they download, and read the file only then. */
const heldMs = 60_000

/** Lets the browser download a file. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = createObjectUrl(file)
  link.download = name
  // It is in no document, so nobody hears the click.
  link.click()
  setTimeout(() => releaseObjectUrl(link.href), heldMs)
}
