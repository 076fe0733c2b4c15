import { saveImageToPhotosAlbum } from 'slipway/api/save-image'
import { share } from 'slipway/api/share'
import { showToast } from 'slipway/api/toast'
import { closeImage, openImage } from './imageAddress.ts'

/** Messages after an attempt to save an image. */
export interface SaveWords {
  readonly saved: string
  readonly failed: string
}

/** Saves the image for the user, and shows whether it succeeded. Shows nothing if the user cancels. */
export async function saveImage(url: string, { saved, failed }: SaveWords): Promise<void> {
  try {
    await saveImageToPhotosAlbum({ filePath: url })
    await showToast({ title: saved, icon: 'success' })
  } catch (error) {
    if (!isCancelled(error)) await showToast({ title: failed, icon: 'none' })
  }
}

/**
 * Shares the image with other apps: by its address, or as a file if the address works only on this device. If files cannot be
 * shared, the image is saved.
 */
export async function shareImage(url: string, words: SaveWords): Promise<void> {
  try {
    await share(worksElsewhere(url) ? { url } : { files: [await fileOf(url)] })
  } catch (error) {
    if (!isCancelled(error)) await saveImage(url, words)
  }
}

const isCancelled = (error: unknown) => (error as { readonly code?: string }).code === 'cancelled'

/** Native shells serve an app from localhost, which is a different host on another device. */
function worksElsewhere(url: string): boolean {
  const { protocol, hostname } = new URL(url, document.baseURI)
  return /^https?:$/.test(protocol) && hostname !== 'localhost'
}

async function fileOf(url: string): Promise<File> {
  const address = await openImage(url)
  try {
    const image = await (await fetch(address)).blob()
    return new File([image], `image.${image.type.split(/[/+]/)[1] ?? 'png'}`, { type: image.type })
  } finally {
    if (address !== url) await closeImage(address)
  }
}
