import { lacking } from '../environment/devTools.ts'
import { exifSegment } from './exifSegment.ts'

/** Creates an image of one colour. */
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

/** Creates an image of pseudo-random pixels, which is hard to compress. */
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

/** Creates a JPEG of 40 × 20 px with a red left half, a blue right half, and an EXIF orientation (1 to 8). */
export async function makeTurnedPhoto(orientation: number): Promise<File> {
  const canvas = new OffscreenCanvas(40, 20)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#00f'
  context.fillRect(0, 0, 40, 20)
  context.fillStyle = '#f00'
  context.fillRect(0, 0, 20, 20)
  const plain = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
  // Copied into one buffer, because Firefox does not decode an image from a blob of several parts.
  const turned = new Blob([plain.slice(0, 2), exifSegment(orientation), plain.slice(2)])
  return new File([await turned.arrayBuffer()], 'turned.jpg', { type: 'image/jpeg' })
}

/** Records a video of changing colours with the browser: 64 × 48 px, with this number of frames, at most 30 per second. */
export async function makeVideo(frames = 10): Promise<File> {
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
  // Recorded in chunks, as apps do. A video recorded like this contains no duration.
  recorder.start(50)
  for (let drawn = 0; drawn < frames || parts.length < 2; drawn++) {
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
