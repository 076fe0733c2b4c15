import { HostError } from '../../base/call/HostError.ts'
import { readFile } from '../temp-file/readFile.ts'
import type { ImageInfoHost } from './host.ts'

/** Loads the image in an `<img>` outside the document. */
export const host: ImageInfoHost = {
  async load(src, signal) {
    const file = await readFile(src, signal).catch((error: unknown) => {
      // An image whose file cannot be read can still be shown, unless the file does not exist.
      if (error instanceof HostError && error.code === 'failed') return undefined
      throw error
    })
    const path = new URL(src, document.baseURI).href
    const address = file ? URL.createObjectURL(file) : path
    try {
      return { ...(await sizeOf(address, signal)), path, file }
    } finally {
      if (file) URL.revokeObjectURL(address)
    }
  },
}

async function sizeOf(address: string, signal: AbortSignal): Promise<{ width: number; height: number }> {
  const image = new Image()
  const stop = () => image.removeAttribute('src')
  signal.addEventListener('abort', stop)
  try {
    image.src = address
    await image.decode()
    // Browsers apply the EXIF rotation before they measure the image.
    return { width: image.naturalWidth, height: image.naturalHeight }
  } catch (cause) {
    throw new HostError('failed', 'the file is not an image, or cannot be loaded', { cause })
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
