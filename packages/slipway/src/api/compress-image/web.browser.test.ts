import { expect, onTestFinished, test, vi } from 'vitest'
import { createObjectUrl, releaseObjectUrl } from '../../base/objectUrls.ts'
import { makeImage, makeNoise, makeTurnedPhoto } from '../../testing/internal/fakes/madeMedia.ts'
import { type CompressImageOptions, compressImage } from './index.ts'
import { drawnTypes } from './redrawn.ts'

async function compressed(image: Blob, options: Omit<CompressImageOptions, 'src'> = {}): Promise<File> {
  const src = createObjectUrl(image)
  onTestFinished(() => releaseObjectUrl(src))
  const { tempFilePath, tempFile } = await compressImage({ src, ...options })
  onTestFinished(() => releaseObjectUrl(tempFilePath))
  return tempFile
}

/** Returns an image's size and the colour of one pixel. */
async function pixelOf(file: Blob, x = 0, y = 0) {
  const bitmap = await createImageBitmap(file)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  return { width: bitmap.width, height: bitmap.height, color: [...(context?.getImageData(x, y, 1, 1).data ?? [])] }
}

test('lower quality gives a smaller file', async () => {
  const photo = await makeNoise(200, 200, 'image/jpeg', 'photo.jpg')
  const sizes = [photo.size]
  for (const quality of [80, 40, 5]) sizes.push((await compressed(photo, { quality })).size)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(new Set(sizes).size).toBe(4)
})

test('one side alone keeps the proportions; both sides are used as given', async () => {
  const photo = await makeImage({ width: 400, height: 200, type: 'image/jpeg' })
  expect(await pixelOf(await compressed(photo, { compressedWidth: 100 }))).toMatchObject({ width: 100, height: 50 })
  expect(await pixelOf(await compressed(photo, { compressedHeight: 100 }))).toMatchObject({ width: 200, height: 100 })
  const square = { compressedWidth: 30, compressedHeight: 30 }
  expect(await pixelOf(await compressed(photo, square))).toMatchObject({ width: 30, height: 30 })
})

test('a photo with an EXIF rotation becomes upright', async () => {
  // The camera was turned to the right: the left half of the stored image, red, is the top of the upright one.
  const upright = await compressed(await makeTurnedPhoto(6), { type: 'png' })
  expect(await pixelOf(upright, 10, 5)).toMatchObject({
    width: 20,
    height: 40,
    color: [expect.closeTo(254, -1), 0, 0, 255],
  })
  const { color } = await pixelOf(upright, 10, 35)
  expect(color[2]).toBeGreaterThan(240)
})

test.each(['jpg', 'png', 'webp'] as const)('writes %s', async (type) => {
  // The test ends here in browsers that cannot write this type.
  await makeImage({ type: drawnTypes[type] })
  const file = await compressed(await makeImage({ type: 'image/png' }), { type })
  expect([file.type, file.name]).toEqual([`image/${type === 'jpg' ? 'jpeg' : type}`, `photo.${type}`])
})

test('transparent areas of a PNG become white in a JPEG', async () => {
  const file = await compressed(await makeImage({ color: 'transparent' }), { type: 'jpg' })
  expect((await pixelOf(file)).color).toEqual([255, 255, 255, 255])
})

test('rejects with `unsupported` if the browser cannot write the type', async () => {
  const photo = await makeTurnedPhoto(1)
  // Safari does this for WebP.
  vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockResolvedValue(new Blob([], { type: 'image/png' }))
  await expect(compressed(photo, { type: 'webp' })).rejects.toMatchObject({ code: 'unsupported' })
})

test('rejects a file that is not an image', async () => {
  await expect(compressed(new Blob(['Meet at 8']))).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'compressImage:fail the image cannot be decoded',
  })
})

test('the decoded image is released, even after an error', async () => {
  const close = vi.spyOn(ImageBitmap.prototype, 'close')
  const photo = await makeImage({ type: 'image/jpeg' })
  await compressed(photo)
  expect(close).toHaveBeenCalledTimes(1)
  await expect(compressed(photo, { compressedWidth: 1_000_000, compressedHeight: 1_000_000 })).rejects.toMatchObject({
    name: 'ApiError',
  })
  expect(close).toHaveBeenCalledTimes(2)
})
