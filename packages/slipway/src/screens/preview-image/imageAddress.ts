import { useEffect, useState } from 'react'
import { releaseTempFile } from 'slipway/api/temp-file'

/** Whether a path is one of `saveFile`. Browsers do not load such a path in an image. */
const isSaved = (url: string) => url.startsWith('slipway-file:')

/**
 * Returns an address that the browser can load; for a saved file, a new one, which the caller releases. The code of saved files is
 * loaded when the first one is shown.
 */
export async function openImage(url: string, signal?: AbortSignal): Promise<string> {
  if (!isSaved(url)) return url
  const { openSavedFile } = await import('slipway/api/saved-files')
  return (await openSavedFile({ filePath: url, signal })).tempFilePath
}

/** Releases an address that `openImage` has returned. */
export const closeImage = (address: string): Promise<void> => releaseTempFile({ filePath: address })

/**
 * Returns the `src` of an image: `undefined` until a saved file is open. If the file cannot be opened, returns its path, which
 * fails to load as any broken image does.
 */
export function useImageAddress(url: string): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!isSaved(url)) return
    const controller = new AbortController()
    const opening = openImage(url, controller.signal)
    opening.then(setAddress, () => {
      if (!controller.signal.aborted) setAddress(url)
    })
    return () => {
      controller.abort()
      opening.then(closeImage, () => {
        // The file was not opened.
      })
    }
  }, [url])
  return isSaved(url) ? address : url
}
