import { lacking } from '../environment/devTools.ts'
import { exifSegment } from './exifSegment.ts'

/** A picture of one colour, made by the browser. */
export async function makeImage({
  width = 40,
  height = 20,
  color = '#0a0',
  type = 'image/png',
  name = 'photo.png',
} = {}): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = color
  context.fillRect(0, 0, width, height)
  const picture = await canvas.convertToBlob({ type })
  if (picture.type !== type) lacking(`pictures written as ${type}`)
  return new File([picture], name, { type })
}

/** A photo that is hard to compress: no two pixels are alike. */
export async function makeNoise(width: number, height: number, type: string, name: string): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const pixels = new Uint8ClampedArray(width * height * 4)
  let seed = 1
  for (let index = 0; index < pixels.length; index++) {
    seed = (seed * 16_807) % 2_147_483_647
    pixels[index] = index % 4 === 3 ? 255 : seed % 256
  }
  context.putImageData(new ImageData(pixels, width, height), 0, 0)
  return new File([await canvas.convertToBlob({ type, quality: 1 })], name, { type })
}

/** A JPEG 40 by 20 whose left half is red, and whose EXIF data say how the camera was held (1 to 8). */
export async function makeTurnedPhoto(orientation: number): Promise<File> {
  const canvas = new OffscreenCanvas(40, 20)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#00f'
  context.fillRect(0, 0, 40, 20)
  context.fillStyle = '#f00'
  context.fillRect(0, 0, 20, 20)
  const plain = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
  // As one piece: Firefox decodes no picture that is put together of several.
  const turned = new Blob([plain.slice(0, 2), exifSegment(orientation), plain.slice(2)])
  return new File([await turned.arrayBuffer()], 'turned.jpg', { type: 'image/jpeg' })
}

/** A video of changing colours, 64 by 48, recorded by the browser: as many pictures as asked for, at 30 a second at most. */
export async function makeVideo(pictures = 10): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 48
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  if (!MediaRecorder.isTypeSupported('video/webm')) lacking('recordings as video/webm')
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  // In pieces, as apps record: then the film does not say how long it is.
  recorder.start(50)
  for (let drawn = 0; drawn < pictures || parts.length < 2; drawn++) {
    context.fillStyle = `hsl(${drawn * 36} 80% 50%)`
    context.fillRect(0, 0, 64, 48)
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }
  recorder.stop()
  await stopped
  for (const track of recorder.stream.getTracks()) track.stop()
  return new File(parts, 'film.webm', { type: 'video/webm' })
}
