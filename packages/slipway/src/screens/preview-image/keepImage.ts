// Separate chunk: loaded when an image is saved or shared.
import { saveImageToPhotosAlbum } from 'slipway/api/save-image'
import { share } from 'slipway/api/share'
import { showToast } from 'slipway/api/toast'

/** What is said of an image that was to be saved. */
export interface SaveWords {
  readonly saved: string
  readonly failed: string
}

/** Gives the image to the user to keep, and says whether that worked; who gives it up needs no word of it. */
export async function saveImage(url: string, { saved, failed }: SaveWords): Promise<void> {
  try {
    await saveImageToPhotosAlbum({ filePath: url })
    await showToast({ title: saved, icon: 'success' })
  } catch (error) {
    if (!isCancelled(error)) await showToast({ title: failed, icon: 'none' })
  }
}

/**
 * Offers the image to other apps: by its address, or as a file where it has none that works elsewhere. Where files cannot be shared,
 * it is saved instead.
 */
export async function shareImage(url: string, words: SaveWords): Promise<void> {
  try {
    await share(worksElsewhere(url) ? { url } : { files: [await fileOf(url)] })
  } catch (error) {
    if (!isCancelled(error)) await saveImage(url, words)
  }
}

const isCancelled = (error: unknown) => (error as { readonly code?: string }).code === 'cancelled'

/** Native shells show an app from localhost, which on another device is another place. */
function worksElsewhere(url: string): boolean {
  const { protocol, hostname } = new URL(url, document.baseURI)
  return /^https?:$/.test(protocol) && hostname !== 'localhost'
}

async function fileOf(url: string): Promise<File> {
  const image = await (await fetch(url)).blob()
  return new File([image], `image.${image.type.split(/[/+]/)[1] ?? 'png'}`, { type: image.type })
}
