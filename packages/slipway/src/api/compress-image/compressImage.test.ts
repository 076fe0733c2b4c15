import { expect, test, vi } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import { objectUrlBlob, releaseObjectUrl } from '../../base/objectUrls.ts'
import type { CompressImageHost, Drawing } from './host.ts'
import { compressImage } from './index.ts'
import { shrinkAll } from './shrinkAll.ts'
import { host as webHost } from './web.ts'

/** A host that encodes every image with the given number of bytes. */
function memoryHost(image: Blob, drawnBytes = 3): CompressImageHost & { readonly drawings: Drawing[] } {
  const drawings: Drawing[] = []
  return {
    drawings,
    read: async () => image,
    async redraw(_, drawing) {
      drawings.push(drawing)
      return new Blob(['x'.repeat(drawnBytes)], { type: drawing.type })
    },
  }
}

const jpeg = new File(['x'.repeat(10)], 'photo.jpeg', { type: 'image/jpeg' })

test('re-encodes an image and returns its path', async () => {
  const host = memoryHost(jpeg)
  const { tempFilePath, tempFile } = await compressImage({ src: '/a' }, host)
  expect(host.drawings).toEqual([{ fit: { width: undefined, height: undefined }, quality: 0.8, type: 'image/jpeg' }])
  expect([tempFile.name, tempFile.type, tempFile.size, tempFile.path]).toEqual([
    'photo.jpg',
    'image/jpeg',
    3,
    tempFilePath,
  ])
  expect(objectUrlBlob(tempFilePath)).toBe(tempFile)
  releaseObjectUrl(tempFilePath)
})

test.each<[object, Partial<Drawing>]>([
  [{ quality: 60 }, { quality: 0.6 }],
  [{ quality: -5 }, { quality: 0 }],
  [{ quality: 101 }, { quality: 1 }],
  [{ compressedWidth: 40 }, { fit: { width: 40, height: undefined } }],
  [{ compressedHeight: 40 }, { fit: { width: undefined, height: 40 } }],
  [{ type: 'webp' }, { type: 'image/webp' }],
])('the options %j are passed to the host as %j', async (options, drawing) => {
  const host = memoryHost(jpeg)
  const { tempFilePath } = await compressImage({ src: '/a', ...options }, host)
  expect(host.drawings).toMatchObject([drawing])
  releaseObjectUrl(tempFilePath)
})

test.each([
  ['image/jpeg', 'image/jpeg', 'a.jpg'],
  ['image/png', 'image/png', 'a.png'],
  ['image/webp', 'image/webp', 'a.webp'],
  ['image/heic', 'image/jpeg', 'a.jpg'],
  ['', 'image/jpeg', 'a.jpg'],
])('an image of type %j is written as %s', async (type, drawn, name) => {
  const { tempFile } = await compressImage({ src: '/a' }, memoryHost(new File(['x'.repeat(9)], 'a.b', { type })))
  expect([tempFile.type, tempFile.name]).toEqual([drawn, name])
  releaseObjectUrl(tempFile.path)
})

test('an image that would become larger stays unchanged, unless a size or type is given', async () => {
  for (const [options, bytes] of [
    [{}, 10],
    [{ quality: 90 }, 10],
    [{ type: 'jpg' }, 12],
    [{ compressedWidth: 5 }, 12],
  ] as const) {
    const { tempFile } = await compressImage({ src: '/a', ...options }, memoryHost(jpeg, 12))
    expect(tempFile.size).toBe(bytes)
    releaseObjectUrl(tempFile.path)
  }
})

test.each<[object, string]>([
  [{ src: '' }, 'src must be a non-empty string'],
  [{ src: '/a', quality: '80' }, 'quality must be a finite number'],
  [{ src: '/a', compressedWidth: 0 }, 'compressedWidth must be a finite number, 1 or more'],
  [{ src: '/a', compressedHeight: Infinity }, 'compressedHeight must be a finite number, 1 or more'],
  [{ src: '/a', type: 'gif' }, 'type must be one of jpg, png, webp'],
  [{ src: '/a', signal: {} }, 'signal must be an AbortSignal'],
])('rejects %j', async (options, detail) => {
  await expect(compressImage(options as never, memoryHost(jpeg))).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: `compressImage:fail ${detail}`,
  })
})

test('aborting the signal rejects and leaves no file', async () => {
  const made = vi.spyOn(URL, 'createObjectURL')
  const controller = new AbortController()
  const host = memoryHost(jpeg)
  const redraw: CompressImageHost['redraw'] = (image, drawing) => {
    controller.abort()
    return host.redraw(image, drawing)
  }
  const call = compressImage({ src: '/a', signal: controller.signal }, { ...host, redraw })
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'compressImage:fail abort' })
  expect(made).not.toHaveBeenCalled()
})

const endless = () => new Promise<never>(() => {})

test.each([
  ['read', { read: endless }],
  ['encoded', { redraw: endless }],
])('aborting the signal rejects immediately while the image is %s', async (_, slow) => {
  const controller = new AbortController()
  const call = compressImage({ src: '/a', signal: controller.signal }, { ...memoryHost(jpeg), ...slow })
  await Promise.resolve()
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'compressImage:fail abort' })
})

test('`shrinkAll` stops waiting when the signal is aborted', async () => {
  const controller = new AbortController()
  const call = shrinkAll('chooseImage', [jpeg, jpeg], controller.signal, { ...memoryHost(jpeg), redraw: endless })
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'chooseImage:fail abort' })
})

test('`shrinkAll` encodes no further image after the signal was aborted', async () => {
  const controller = new AbortController()
  const host = memoryHost(jpeg)
  const redraw = vi.fn<CompressImageHost['redraw']>((image, drawing) => {
    controller.abort()
    return host.redraw(image, drawing)
  })
  await expect(shrinkAll('chooseImage', [jpeg, jpeg], controller.signal, { ...host, redraw })).rejects.toThrow('abort')
  await new Promise((resolve) => setImmediate(resolve))
  expect(redraw).toHaveBeenCalledTimes(1)
})

test('rejects with `unavailable` without a document', async () => {
  await expect(compressImage({ src: '/a' }, webHost)).rejects.toMatchObject({ code: 'unavailable' })
})

test('`shrinkAll` keeps the original file if it would not become smaller', async () => {
  const gif = new File(['x'.repeat(10)], 'a.gif', { type: 'image/gif' })
  const small = new File(['x'], 'small.png', { type: 'image/png' })
  const [first, ...rest] = await shrinkAll('chooseImage', [jpeg, gif, small], undefined, memoryHost(jpeg))
  expect([first?.name, first?.size]).toEqual(['photo.jpg', 3])
  expect(rest).toEqual([gif, small])
  const broken = { ...memoryHost(jpeg), redraw: () => Promise.reject(new HostError('failed', '')) }
  expect(await shrinkAll('chooseImage', [jpeg], undefined, broken)).toEqual([jpeg])
})
