import { onTestFinished, vi } from 'vitest'

/** A download that a page requested. */
export interface AskedDownload {
  readonly name: string
  readonly href: string
  readonly text: string
}

/** Records the downloads that a page requests until the test ends. No file is written to disk. */
export function watchDownloads(): () => Promise<readonly AskedDownload[]> {
  const asked: Promise<AskedDownload>[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const { download: name, href } = this
    asked.push(fetch(href).then(async (response) => ({ name, href, text: await response.text() })))
  })
  onTestFinished(() => click.mockRestore())
  return () => Promise.all(asked)
}
