import fc from 'fast-check'
import { expect, test } from 'vitest'
import { releaseObjectUrl } from '../../base/objectUrls.ts'
import { endsWell, endsWellAtOnce, oddOptions, oddRuns, oddValue } from '../../testing/internal/fuzz/oddOptions.ts'
import {
  type CanvasHost,
  type CanvasPixelHost,
  canvasGetImageData,
  canvasPutImageData,
  canvasToTempFilePath,
  createCanvasContext,
  createOffscreenCanvas,
  type OffscreenCanvasHost,
} from './index.ts'

const host: CanvasHost & CanvasPixelHost & OffscreenCanvasHost = {
  draw: async () => {},
  measureText: () => ({}) as TextMetrics,
  async read(_, { width, height }) {
    expect([Number.isInteger(width), Number.isInteger(height)]).toEqual([true, true])
    return { width, height, data: new Uint8ClampedArray() }
  },
  async write(_canvas, _x, _y, { width, height, data }) {
    expect(data.length).toBe(width * height * 4)
  },
  async picture(_, { quality, type }) {
    expect(quality).toBeGreaterThanOrEqual(0)
    expect(quality).toBeLessThanOrEqual(1)
    return new Blob(['x'], { type })
  },
  create(width, height) {
    expect([Number.isInteger(width), Number.isInteger(height)]).toEqual([true, true])
    return {} as OffscreenCanvas
  },
}

const target = { canvasId: ['a', { current: null }] }
const place = { x: [0, 1.5], y: [0, -2] }
const size = { width: [1, 10.5], height: [1, undefined] }

test('unusual options end in a result or an ApiError', async () => {
  const areas = oddOptions({ ...target, ...place, ...size })
  const pixels = oddOptions({ ...target, ...place, ...size, data: [new Uint8ClampedArray(4)] })
  const pictures = oddOptions({
    ...target,
    ...place,
    ...size,
    destWidth: [5],
    destHeight: [5],
    fileType: ['png', 'jpg'],
    quality: [0.5, 7],
    signal: [undefined, AbortSignal.abort()],
  })
  const call = async (odd: never) => releaseObjectUrl((await canvasToTempFilePath(odd, host)).tempFilePath)
  await fc.assert(
    fc.asyncProperty(areas, pixels, pictures, async (area, pixel, picture) => {
      await endsWell(() => canvasGetImageData(area, host))
      await endsWell(() => canvasPutImageData(pixel, host))
      await endsWell(() => call(picture))
    }),
    oddRuns,
  )
})

test('unusual sizes of an offscreen canvas are accepted or throw an ApiError', () => {
  fc.assert(
    fc.property(oddOptions({ width: [5], height: [5], type: ['2d', undefined] }), (odd) =>
      endsWellAtOnce(() => createOffscreenCanvas(odd, host)),
    ),
    oddRuns,
  )
})

test('unusual canvases of a context are accepted or throw an ApiError', async () => {
  await fc.assert(
    fc.asyncProperty(oddValue, fc.boolean(), async (odd, reserve) => {
      let draw = async (_reserve: boolean) => {}
      endsWellAtOnce(() => {
        draw = createCanvasContext(odd as never, host).draw
      })
      await endsWell(() => draw(reserve))
    }),
    oddRuns,
  )
})
