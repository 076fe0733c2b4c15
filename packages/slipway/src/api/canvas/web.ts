import { browserFeature } from '../../base/call/browserFeature.ts'
import { HostError } from '../../base/call/HostError.ts'
import { elementOf } from '../query-scope/elementOf.ts'
import type { ScopedTarget } from '../query-scope/scopedTarget.ts'
import { painterOf } from './canvasPainter.ts'
import { exportArea } from './exportArea.ts'
import type { CanvasHost, CanvasPixelHost, OffscreenCanvasHost } from './host.ts'
import { isDrawable } from './storeSize.ts'

/** The context in which texts are measured. */
let measuring: CanvasRenderingContext2D | undefined

/** Draws on `<canvas>` elements. */
export const host: CanvasHost = {
  draw: async (target, queue, reserve) => painterAt(target).draw(queue, reserve),
  measureText(font, text) {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    // Only a canvas with a context of another type has none of this type.
    measuring ??= document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    measuring.font = font
    return measuring.measureText(text)
  },
}

/** Creates an `OffscreenCanvas`. */
export const offscreenHost: OffscreenCanvasHost = { create: createOffscreen }

/** Makes pictures by an `OffscreenCanvas`. */
export const pixelHost: CanvasPixelHost = {
  async read(target, { x, y, width, height }) {
    const painter = painterAt(target)
    return painter.afterDraws(() => {
      const { scale } = painter
      const copy = createOffscreen(width, height)
      const context = contextOf(copy, { willReadFrequently: true })
      const source = [x * scale.x, y * scale.y, width * scale.x, height * scale.y] as const
      context.drawImage(painter.canvas, ...source, 0, 0, width, height)
      const { data } = context.getImageData(0, 0, width, height)
      return { width, height, data: data as Uint8ClampedArray<ArrayBuffer> }
    })
  },
  async write(target, x, y, { width, height, data }) {
    const painter = painterAt(target)
    return painter.afterDraws((context) => {
      const { scale } = painter
      const copy = createOffscreen(width, height)
      contextOf(copy).putImageData(new ImageData(data, width, height), 0, 0)
      context.save()
      context.setTransform(scale.x, 0, 0, scale.y, 0, 0)
      Object.assign(context, { globalAlpha: 1, globalCompositeOperation: 'source-over', shadowColor: 'transparent' })
      // Pixels stay sharp, and do not mix with those around the area.
      context.imageSmoothingEnabled = false
      context.clearRect(x, y, width, height)
      context.drawImage(copy, x, y, width, height)
      context.restore()
      painter.forget()
    })
  },
  async picture(target, { area, size, type, quality }) {
    const painter = painterAt(target)
    return painter.afterDraws(async () => {
      const found = exportArea(painter.size, painter.scale, area, size)
      if (!found) throw new HostError('failed', 'the area is empty')
      const { source, picture } = found
      const copy = createOffscreen(picture.width, picture.height)
      try {
        const context = contextOf(copy)
        context.imageSmoothingQuality = 'high'
        if (type === 'image/jpeg') {
          // Transparent areas would become black in a JPEG.
          context.fillStyle = '#fff'
          context.fillRect(0, 0, picture.width, picture.height)
        }
        context.drawImage(painter.canvas, ...source, 0, 0, picture.width, picture.height)
        return await copy.convertToBlob({ type, quality })
      } finally {
        // A canvas keeps its pixels until it is garbage-collected, and some browsers limit their total number.
        copy.width = 0
        copy.height = 0
      }
    })
  },
}

const painterAt = (target: ScopedTarget) => painterOf(elementOf(target))

function createOffscreen(width: number, height: number): OffscreenCanvas {
  const Constructor = browserFeature('OffscreenCanvas', () => globalThis.OffscreenCanvas)
  if (!isDrawable({ width, height })) throw new HostError('failed', 'the size exceeds the limits of browsers')
  return new Constructor(width, height)
}

function contextOf(canvas: OffscreenCanvas, settings?: CanvasRenderingContext2DSettings) {
  const context = canvas.getContext('2d', settings)
  if (context) return context
  throw new HostError('failed', 'there is not enough memory for the canvas')
}
