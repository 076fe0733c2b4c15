import { HostError } from '../../base/call/HostError.ts'
import { readFile } from '../temp-file/readFile.ts'
import { fitSize } from './fitSize.ts'
import type { CompressImageHost } from './host.ts'

/** Decodes the image off the main thread, and draws it on an `OffscreenCanvas`. */
export const host: CompressImageHost = {
  read: readFile,
  async redraw(image, { fit, type, quality }) {
    // The bitmap is upright, because `imageOrientation` defaults to `from-image`.
    const bitmap = await createImageBitmap(image).catch((cause: unknown) => {
      throw new HostError('failed', 'the image cannot be decoded', { cause })
    })
    const { width, height } = fitSize(bitmap, fit)
    const canvas = new OffscreenCanvas(width, height)
    try {
      const context = canvas.getContext('2d')
      if (!context) throw new HostError('failed', 'the image is too large')
      context.imageSmoothingQuality = 'high'
      if (type === 'image/jpeg') {
        // Transparent areas would become black in a JPEG.
        context.fillStyle = '#fff'
        context.fillRect(0, 0, width, height)
      }
      context.drawImage(bitmap, 0, 0, width, height)
      const drawn = await canvas.convertToBlob({ type, quality })
      if (drawn.type === type) return drawn
      throw new HostError('unsupported', `this browser cannot write ${type}`)
    } finally {
      bitmap.close()
      // A canvas keeps its pixels until it is garbage-collected, and some browsers limit their total number.
      canvas.width = 0
      canvas.height = 0
    }
  },
}
