import { afterEach, expect, test, vi } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import type { ImageInfoHost } from './host.ts'
import { getImageInfo } from './index.ts'
import { host as webHost } from './web.ts'

const host: ImageInfoHost = {
  load: async (src) => ({ width: 40, height: 20, path: src, file: new Blob(['GIF89a'], { type: 'image/gif' }) }),
}
const hanging: ImageInfoHost = { load: () => new Promise(() => {}) }

afterEach(() => void vi.useRealTimers())

test('detects the type from the content', async () => {
  expect(await getImageInfo({ src: '/a.gif' }, host)).toEqual({
    width: 40,
    height: 20,
    path: '/a.gif',
    type: 'gif',
    orientation: 'up',
  })
})

test('returns the size of an image whose file cannot be read', async () => {
  const closed: ImageInfoHost = { load: async (src) => ({ width: 1, height: 2, path: src, file: undefined }) }
  expect(await getImageInfo({ src: '/a' }, closed)).toMatchObject({ width: 1, type: 'unknown', orientation: 'up' })
})

test.each([[{}], [{ src: '' }], [{ src: 7 }], [undefined]])('rejects %j', async (options) => {
  await expect(getImageInfo(options as never, host)).rejects.toMatchObject({ code: 'invalid-argument' })
})

test('keeps the code of a host error', async () => {
  const missing: ImageInfoHost = { load: () => Promise.reject(new HostError('not-found', 'no such image')) }
  await expect(getImageInfo({ src: '/a' }, missing)).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'getImageInfo:fail no such image',
  })
  await expect(getImageInfo({ src: '/a' }, webHost)).rejects.toMatchObject({ code: 'unavailable' })
})

test.each([
  [{}, 60_000],
  [{ timeout: 500 }, 500],
])('with %j, times out after %d ms', async (options, ms) => {
  vi.useFakeTimers()
  const ended = vi.fn()
  getImageInfo({ src: '/a', ...options }, hanging).catch(ended)
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended.mock.lastCall).toMatchObject([{ code: 'timeout', errMsg: 'getImageInfo:fail timeout' }])
})

test('aborting the signal rejects', async () => {
  const controller = new AbortController()
  const call = getImageInfo({ src: '/a', signal: controller.signal }, hanging)
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'getImageInfo:fail abort' })
})
