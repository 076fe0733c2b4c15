import { expect, test, vi } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import type { SaveImageHost } from './host.ts'
import { saveImageToPhotosAlbum } from './index.ts'
import { host as webHost } from './web.ts'

function memoryHost(image: Blob): SaveImageHost & { readonly saved: unknown[] } {
  const saved: unknown[] = []
  return { saved, read: async () => image, save: async (file, name) => void saved.push([file, name]) }
}

test.each([
  ['/posters/1.png', new Blob(['x'], { type: 'image/png' }), '1.png'],
  ['blob:http://localhost/1', new Blob(['x'], { type: 'image/jpeg' }), 'file.jpg'],
  ['blob:http://localhost/1', new File(['x'], 'photo.heic'), 'photo.heic'],
])('the image %s is saved', async (filePath, image, name) => {
  const host = memoryHost(image)
  await saveImageToPhotosAlbum({ filePath }, host)
  expect(host.saved).toEqual([[image, name]])
})

test('a file that is not an image is rejected', async () => {
  const host = memoryHost(new Blob(['x'], { type: 'text/html' }))
  await expect(saveImageToPhotosAlbum({ filePath: '/' }, host)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'saveImageToPhotosAlbum:fail the file is not an image',
  })
  expect(host.saved).toEqual([])
})

test.each([[{}], [{ filePath: '' }], [{ filePath: null }]])('%j is rejected', async (options) => {
  await expect(saveImageToPhotosAlbum(options as never, memoryHost(new Blob()))).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'saveImageToPhotosAlbum:fail filePath must be a non-empty string',
  })
})

const endless = () => new Promise<never>(() => {})

test.each<[string, Partial<SaveImageHost>]>([
  ['the reading', { read: endless }],
  ['the wait for the user', { save: endless }],
])('a signal ends %s', async (_, slow) => {
  const controller = new AbortController()
  const { signal } = controller
  const host = { ...memoryHost(new Blob(['x'], { type: 'image/png' })), ...slow }
  const call = saveImageToPhotosAlbum({ filePath: '/a.png', signal }, host)
  await Promise.resolve()
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'saveImageToPhotosAlbum:fail abort' })
  expect(host.saved).toEqual([])
})

test('a signal that has already fired prevents reading', async () => {
  const host = { ...memoryHost(new Blob()), read: vi.fn(endless) }
  const call = saveImageToPhotosAlbum({ filePath: '/a.png', signal: AbortSignal.abort() }, host)
  await expect(call).rejects.toMatchObject({ code: 'cancelled' })
  expect(host.read).not.toHaveBeenCalled()
})

test('an error of the host keeps its code', async () => {
  const host = { ...memoryHost(new Blob()), read: () => Promise.reject(new HostError('not-found', 'no such file')) }
  await expect(saveImageToPhotosAlbum({ filePath: '/a' }, host)).rejects.toMatchObject({ code: 'not-found' })
  await expect(saveImageToPhotosAlbum({ filePath: '/a' }, webHost)).rejects.toMatchObject({ code: 'unavailable' })
})
