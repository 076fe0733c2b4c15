import { createObjectUrl, releaseObjectUrl } from '../../base/objectUrls.ts'

/** The time after which the object URL is revoked. Some browsers ask before a download, and read the file only afterwards. */
const heldMs = 60_000

/** Downloads a file in the browser. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  // `true`: does not count towards the memory limit of temporary files, because it is released after the download.
  link.href = createObjectUrl(file, true)
  link.download = name
  // The link is not in the document, so its click reaches no listener of the page.
  link.click()
  setTimeout(() => releaseObjectUrl(link.href), heldMs)
}
