import { createRef } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  type CanvasToTempFilePathOptions,
  canvasGetImageData,
  canvasPutImageData,
  canvasToTempFilePath,
  createCanvasContext,
  createOffscreenCanvas,
} from '../../api/canvas/index.ts'
import { networkDefaults } from '../../base/defaults/defaults.ts'
import { createObjectUrl, releaseObjectUrl } from '../../base/objectUrls.ts'
import { emulateRatio } from '../../testing/internal/environment/emulateRatio.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { playUrl } from '../../testing/internal/environment/testServer.ts'
import { makeImage } from '../../testing/internal/fakes/madeMedia.ts'
import { Canvas, type CanvasProps } from './index.ts'

const ref = createRef<HTMLCanvasElement>()
const canvas = () => ref.current as HTMLCanvasElement
const small = { inlineSize: 100, blockSize: 50 }
const show = (props: CanvasProps = {}) => render(<Canvas ref={ref} style={small} {...props} />)
const colorAt = (x: number, y: number) => [...(canvas().getContext('2d')?.getImageData(x, y, 1, 1).data ?? [])]
const [red, green, clear] = [
  [255, 0, 0, 255],
  [0, 255, 0, 255],
  [0, 0, 0, 0],
]

/** Fills the left half of the canvas with red, and the right half with green. */
async function paintHalves(): Promise<void> {
  const context = createCanvasContext(ref)
  context.setFillStyle('#f00')
  context.fillRect(0, 0, 50, 50)
  context.setFillStyle('#0f0')
  context.fillRect(50, 0, 50, 50)
  await context.draw()
}

const imageUrl = async (color: string) => {
  const url = createObjectUrl(await makeImage({ color, width: 20, height: 20 }))
  onTestFinished(() => releaseObjectUrl(url))
  return url
}

test('images are loaded before the drawing, and draws keep their order', async () => {
  show()
  const context = createCanvasContext(ref)
  context.drawImage(await imageUrl('#f00'), 10, 10)
  const first = context.draw()
  expect(colorAt(15, 15)).toEqual(clear)
  context.setFillStyle('#0f0')
  context.fillRect(0, 0, 20, 20)
  const second = context.draw(true)
  expect(colorAt(5, 5), 'the second draw waits for the first').toEqual(clear)
  const read = canvasGetImageData({ canvasId: ref, x: 15, y: 15, width: 1, height: 1 })
  await Promise.all([first, second])
  expect([colorAt(5, 5), colorAt(15, 15), colorAt(25, 25)]).toEqual([green, green, red])
  expect([...(await read).data], 'reading waits, too').toEqual(green)
})

test('an image that is loaded once is drawn at once the next time, also in a pattern', async () => {
  show()
  const context = createCanvasContext(ref)
  const url = await imageUrl('#f00')
  context.drawImage(url, 10, 10)
  await context.draw()
  context.drawImage(url, 40, 10)
  void context.draw()
  expect([colorAt(15, 15), colorAt(45, 15)]).toEqual([clear, red])
  context.fillStyle = context.createPattern(url, 'repeat')
  context.fillRect(0, 0, 100, 50)
  await context.draw()
  expect(colorAt(80, 40)).toEqual(red)
})

test('an `<img>` that is still loading is awaited', async () => {
  show()
  const image = new Image()
  image.src = await imageUrl('#f00')
  const context = createCanvasContext(ref)
  context.drawImage(image, 0, 0)
  await context.draw()
  expect(colorAt(5, 5)).toEqual(red)
})

test('an image that cannot be loaded rejects with `failed`, and everything else is drawn', async () => {
  show()
  const context = createCanvasContext(ref)
  context.drawImage('data:image/png;base64,', 0, 0)
  context.setFillStyle(context.createPattern('data:image/png;base64,', 'repeat'))
  context.setFillStyle('#0f0')
  context.fillRect(0, 0, 20, 20)
  await expect(context.draw()).rejects.toMatchObject({
    api: 'draw',
    code: 'failed',
    errMsg: 'draw:fail the image cannot be loaded: data:image/png;base64,',
  })
  expect(colorAt(5, 5)).toEqual(green)
  context.arc(10, 10, -5, 0, 1)
  context.fillRect(50, 0, 20, 20)
  await expect(context.draw(true)).rejects.toMatchObject({
    code: 'failed',
    errMsg: expect.stringContaining('draw:fail arc: '),
  })
  expect(colorAt(55, 5)).toEqual(green)
})

test('an image that never loads ends with `timeout`, and does not block later draws', async () => {
  show()
  const before = networkDefaults.timeoutMs
  networkDefaults.timeoutMs = 30
  onTestFinished(() => {
    networkDefaults.timeoutMs = before
  })
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise(() => {}))
  const context = createCanvasContext(ref)
  context.drawImage('/never.png', 0, 0)
  const first = context.draw()
  context.setFillStyle('#0f0')
  context.fillRect(0, 0, 20, 20)
  const second = context.draw()
  await expect(first).rejects.toMatchObject({ code: 'timeout', errMsg: 'draw:fail timeout' })
  await second
  expect(colorAt(5, 5)).toEqual(green)
})

test('a font is loaded before the drawing', async () => {
  const font = new URL('../../../../../apps/showcase/visual/fonts/inter-latin.woff2', import.meta.url).href
  const face = new FontFace('Drawn', `url("${font}")`)
  document.fonts.add(face)
  onTestFinished(() => void document.fonts.delete(face))
  show()
  const context = createCanvasContext(ref)
  context.font = '20px Drawn'
  context.fillText('Text', 10, 30)
  await context.draw()
  expect(face.status).toBe('loaded')
  expect(context.measureText('Text').width).toBeCloseTo(canvas().getContext('2d')?.measureText('Text').width ?? 0)
})

test('a font that cannot be loaded rejects, and the text is drawn in another font', async () => {
  const face = new FontFace('Broken', 'url("data:font/woff2,none")')
  document.fonts.add(face)
  onTestFinished(() => void document.fonts.delete(face))
  show()
  const context = createCanvasContext(ref)
  context.font = '40px Broken, sans-serif'
  context.fillText('█', 10, 40)
  await expect(context.draw()).rejects.toMatchObject({ api: 'draw' })
  expect(
    canvas()
      .getContext('2d')
      ?.getImageData(0, 0, 100, 50)
      .data.some((value) => value > 0),
  ).toBe(true)
})

test('a canvas that was unmounted, also while an image loads, rejects with `not-found`', async () => {
  const { unmount } = show()
  const context = createCanvasContext(ref)
  context.drawImage(await imageUrl('#f00'), 0, 0)
  const drawing = context.draw()
  unmount()
  const refusal = { code: 'not-found', errMsg: 'draw:fail element not found' }
  await expect(drawing).rejects.toMatchObject(refusal)
  await expect(context.draw()).rejects.toMatchObject(refusal)
  await expect(createCanvasContext('nowhere').draw()).rejects.toMatchObject(refusal)
})

test('other elements, and a canvas with another context, are refused', async () => {
  const { element } = render(<div id="box" />)
  await expect(createCanvasContext('box').draw()).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'draw:fail the element is not a canvas',
  })
  const other = element.appendChild(document.createElement('canvas'))
  other.getContext('bitmaprenderer')
  await expect(createCanvasContext(other).draw()).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'draw:fail the canvas has another context',
  })
})

test('a plain `<canvas>` can be drawn on', async () => {
  const { element } = render(<canvas ref={ref} width={100} height={50} />)
  await paintHalves()
  expect([element, colorAt(49, 0), colorAt(50, 0)]).toEqual([canvas(), red, green])
})

test('[S8.10] canvasGetImageData returns one pixel for each CSS pixel, and rejects with its name', async () => {
  await emulateRatio(2)
  show({ canvasId: 'halves' })
  await paintHalves()
  const area = { canvasId: 'halves', x: 49, y: 10, width: 2, height: 3 }
  const { width, height, data } = await canvasGetImageData(area)
  expect([width, height, data.length]).toEqual([2, 3, 24])
  expect([...data.slice(0, 8)]).toEqual([...red, ...green])
  const outside = await canvasGetImageData({ ...area, x: 99 })
  expect([...outside.data.slice(0, 8)]).toEqual([...green, ...clear])
  await expect(canvasGetImageData({ ...area, canvasId: 'nowhere' })).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'canvasGetImageData:fail element not found',
  })
  await expect(canvasGetImageData({ ...area, width: 0 })).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'canvasGetImageData:fail width must be a finite number, 1 or more',
  })
  await expect(canvasGetImageData({ ...area, width: 1e6, height: 1e6 })).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'canvasGetImageData:fail the size exceeds the limits of browsers',
  })
})

test('[S8.11] canvasPutImageData replaces pixels, and rejects with its name', async () => {
  await emulateRatio(2)
  show()
  await paintHalves()
  const data = new Uint8ClampedArray([0, 0, 255, 255, 0, 0, 0, 0])
  const options = { canvasId: ref, data, x: 10, y: 20, width: 2 }
  await canvasPutImageData(options)
  const colors = [19, 20, 21, 22, 23, 24].map((x) => colorAt(x, 41))
  const blue = [0, 0, 255, 255]
  expect(colors).toEqual([red, blue, blue, clear, clear, red])
  const { data: read } = await canvasGetImageData({ ...options, height: 1 })
  expect(read).toEqual(data)
  await expect(canvasPutImageData({ ...options, width: 3 })).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'canvasPutImageData:fail data must have width × height × 4 values',
  })
  const wide = { width: 70_000, data: new Uint8ClampedArray(70_000 * 4) }
  await expect(canvasPutImageData({ ...options, ...wide })).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'canvasPutImageData:fail the size exceeds the limits of browsers',
  })
  await expect(canvasPutImageData({ ...options, canvasId: 'nowhere' })).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'canvasPutImageData:fail element not found',
  })
})

test('pixels that were put stay at a change of the size', async () => {
  const { rerender } = show()
  await paintHalves()
  const data = new Uint8ClampedArray([0, 0, 255, 255])
  await canvasPutImageData({ canvasId: ref, data, x: 10, y: 20, width: 1 })
  rerender(<Canvas ref={ref} style={{ ...small, inlineSize: 120 }} />)
  await vi.waitFor(() => expect(canvas().width).toBe(120))
  expect([colorAt(9, 20), colorAt(10, 20), colorAt(60, 20)]).toEqual([red, [0, 0, 255, 255], green])
})

const paths: string[] = []
afterEach(() => {
  for (const path of paths.splice(0)) releaseObjectUrl(path)
})

/** Makes a picture, and reads its size, type and the colour of one pixel. */
async function picture(options: Partial<CanvasToTempFilePathOptions> = {}, x = 0, y = 0) {
  const { tempFilePath, tempFile } = await canvasToTempFilePath({ canvasId: ref, ...options })
  paths.push(tempFilePath)
  const bitmap = await createImageBitmap(tempFile)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const color = [...(context?.getImageData(x, y, 1, 1).data ?? [])]
  return { size: [bitmap.width, bitmap.height], color, type: tempFile.type, name: tempFile.name, bytes: tempFile.size }
}

test.each([
  [1, {}, [100, 50], 49, red],
  [2, {}, [200, 100], 99, red],
  [2, {}, [200, 100], 100, green],
  [1.5, {}, [150, 75], 75, green],
  [1.25, { x: 50, width: 21, height: 11 }, [26, 14], 2, green],
  [2.625, { x: 40 }, [158, 131], 0, red],
  [3, { x: 40, width: 20, destWidth: 40, destHeight: 10 }, [40, 10], 30, green],
  [2, { width: 200 }, [400, 100], 300, clear],
] as const)(
  '[S5.16] at a ratio of %d, the options %j make a picture of %j pixels',
  async (ratio, options, size, x, color) => {
    await emulateRatio(ratio)
    show()
    await paintHalves()
    expect(await picture(options, x)).toMatchObject({ size, color, type: 'image/png', name: 'canvas.png' })
  },
)

test('[S5.16] the quality is clamped to 0–1 and is 1 by default; a JPEG is white where the canvas is transparent', async () => {
  show()
  const context = createCanvasContext(ref)
  for (let x = 0; x < 90; x++) {
    context.setFillStyle(`hsl(${x * 47} 80% 50%)`)
    context.fillRect(x, (x * 7) % 40, 5, 9)
  }
  await context.draw()
  const bytesAt = async (quality?: number) => (await picture({ fileType: 'jpg', quality })).bytes
  const [least, half, most] = [await bytesAt(0), await bytesAt(0.5), await bytesAt(1)]
  expect(least).toBeLessThan(half)
  expect(half).toBeLessThan(most)
  expect([await bytesAt(-3), await bytesAt(7), await bytesAt()]).toEqual([least, most, most])
  expect(await picture({ fileType: 'jpeg' }, 99, 49)).toMatchObject({
    color: [255, 255, 255, 255],
    type: 'image/jpeg',
    name: 'canvas.jpeg',
  })
})

test.each([
  [{ canvasId: 'nowhere' }, 'not-found', 'element not found'],
  [{ x: 100 }, 'failed', 'the area is empty'],
  [{ destWidth: 100_000, destHeight: 100_000 }, 'failed', 'the size exceeds the limits of browsers'],
])('[S8.12] %j rejects with the inner name', async (options, code, detail) => {
  show()
  await expect(canvasToTempFilePath({ canvasId: ref, ...options })).rejects.toMatchObject({
    code,
    errMsg: `canvasToTempFilePath:fail toTempFilePath:fail ${detail}`,
  })
})

test('a canvas without a size cannot be exported', async () => {
  show({ style: { inlineSize: 0 } })
  await expect(canvasToTempFilePath({ canvasId: ref })).rejects.toMatchObject({ code: 'failed' })
})

/** The address of a red image of another origin, which one origin may read. */
const foreignImage = (reader: string) =>
  playUrl(
    { head: 200, header: { 'content-type': 'image/svg+xml', 'access-control-allow-origin': reader } },
    { text: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="#f00" d="M0 0h9v9H0z"/></svg>' },
  )

test('an image of another origin with CORS can be read', async () => {
  show()
  const context = createCanvasContext(ref)
  context.drawImage(foreignImage('*'), 0, 0, 100, 50)
  await context.draw()
  expect((await picture()).color).toEqual(red)
})

test('an image of another origin without CORS is drawn, and reading the canvas is denied', async () => {
  show()
  const context = createCanvasContext(ref)
  context.drawImage(foreignImage('https://example.com'), 0, 0, 100, 50)
  await context.draw()
  await expect(canvasGetImageData({ canvasId: ref, x: 0, y: 0, width: 1, height: 1 })).rejects.toMatchObject({
    code: 'denied',
  })
  await expect(canvasToTempFilePath({ canvasId: ref })).rejects.toMatchObject({
    code: 'denied',
    errMsg: expect.stringMatching(/^canvasToTempFilePath:fail toTempFilePath:fail ./),
  })
})

test('an offscreen canvas can be drawn, and its limits have coded errors', async () => {
  show()
  const stamp = createOffscreenCanvas({ width: 20, height: 10, type: '2d' })
  const native = stamp.getContext('2d') as OffscreenCanvasRenderingContext2D
  native.fillStyle = '#f00'
  native.fillRect(0, 0, 20, 10)
  const context = createCanvasContext(ref)
  context.drawImage(stamp, 0, 0)
  await context.draw()
  expect(colorAt(19, 9)).toEqual(red)
  const refused = (options: object) => {
    try {
      return createOffscreenCanvas(options as never)
    } catch (error) {
      return error
    }
  }
  expect(refused({ width: 0, height: 5 })).toMatchObject({ code: 'invalid-argument' })
  expect(refused({ width: 5, height: 1.5 })).toMatchObject({
    errMsg: 'createOffscreenCanvas:fail height must be a whole number, 1 or more',
  })
  expect(refused({ width: 5, height: 5, type: '3d' })).toMatchObject({ code: 'invalid-argument' })
  expect(refused({ width: 20_000, height: 5 })).toMatchObject({ code: 'failed' })
})
