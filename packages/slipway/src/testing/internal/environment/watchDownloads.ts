import { onTestFinished, vi } from 'vitest'

/** What a page asked its browser to download. */
export interface AskedDownload {
  readonly name: string
  readonly href: string
  readonly text: string
}

/** Watches the downloads that a page asks for until the test ends; none reaches the disk. */
export function watchDownloads(): () => Promise<readonly AskedDownload[]> {
  const asked: Promise<AskedDownload>[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const { download: name, href } = this
    asked.push(fetch(href).then(async (response) => ({ name, href, text: await response.text() })))
  })
  onTestFinished(() => click.mockRestore())
  return () => Promise.all(asked)
}
