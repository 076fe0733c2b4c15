import { HostError } from '../../base/call/HostError.ts'
import { readFile } from '../temp-file/readFile.ts'
import { fitSize } from './fitSize.ts'
import type { CompressImageHost } from './host.ts'

/** Decodes off the main thread, and draws on a canvas that is in no document. */
export const host: CompressImageHost = {
  read: readFile,
  async redraw(image, { fit, type, quality }) {
    // It comes upright: `imageOrientation` is `from-image` by itself.
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
        // Where an image lets something through, a JPEG would be black.
        context.fillStyle = '#fff'
        context.fillRect(0, 0, width, height)
      }
      context.drawImage(bitmap, 0, 0, width, height)
      const drawn = await canvas.convertToBlob({ type, quality })
      if (drawn.type === type) return drawn
      throw new HostError('unsupported', `this browser cannot write ${type}`)
    } finally {
      bitmap.close()
      // Canvases hold their pixels until they are collected, and some browsers count them.
      canvas.width = 0
      canvas.height = 0
    }
  },
}
