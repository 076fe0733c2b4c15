import { afterEach, describe, expect, test, vi } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import type { VideoInfoHost } from './host.ts'
import { getVideoInfo } from './index.ts'
import { host as webHost } from './web.ts'

const facts = { duration: 1.5, width: 64, height: 48 }
const host: VideoInfoHost = { facts: async () => facts, sizeBytes: async () => 2_049 }
const hanging: VideoInfoHost = { facts: () => new Promise(() => {}), sizeBytes: () => new Promise(() => {}) }

afterEach(() => void vi.useRealTimers())

test('resolves with the facts of a video, its size in kB of 1024 bytes, rounded up', async () => {
  expect(await getVideoInfo({ src: '/a.mp4' }, host)).toEqual({ ...facts, size: 3 })
})

describe.each([
  ['blob:http://localhost/1', 300],
  ['data:video/mp4;base64,AAAA', 300],
  ['https://example.com/a.mp4', 3_000],
  ['/a.mp4', 3_000],
])('[S9.7] the metadata of %s', (src, ms) => {
  test(`are waited for ${ms} ms`, async () => {
    vi.useFakeTimers()
    const ended = vi.fn()
    getVideoInfo({ src }, hanging).catch(ended)
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended.mock.lastCall).toMatchObject([{ code: 'timeout', errMsg: 'getVideoInfo:fail timeout' }])
  })

  test('may arrive in the last millisecond', async () => {
    vi.useFakeTimers()
    const late = () => new Promise<typeof facts>((resolve) => setTimeout(resolve, ms - 1, facts))
    const call = getVideoInfo({ src }, { ...host, facts: late })
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(await call).toMatchObject(facts)
  })
})

test('a size that is not reported, or not in time, is unknown', async () => {
  const failing = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await getVideoInfo({ src: '/a' }, { ...host, sizeBytes: async () => undefined })).toMatchObject({
    ...facts,
    size: undefined,
  })
  expect((await getVideoInfo({ src: '/a' }, { ...host, sizeBytes: failing })).size).toBeUndefined()
  vi.useFakeTimers()
  const call = getVideoInfo({ src: '/a' }, { ...hanging, facts: host.facts })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await call).toEqual({ ...facts, size: undefined })
})

test('[S8.6] a video that cannot be loaded rejects with getVideoInfo:fail', async () => {
  const broken: VideoInfoHost = { ...host, facts: () => Promise.reject(new HostError('failed', '')) }
  await expect(getVideoInfo({ src: '/a' }, broken)).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'getVideoInfo:fail',
  })
})

test('a signal cancels the call', async () => {
  const controller = new AbortController()
  const call = getVideoInfo({ src: '/a', signal: controller.signal }, hanging)
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled' })
})

test.each([[{}], [{ src: '' }], [{ src: null }], [{ src: '/a', signal: 1 }]])('%j is rejected', async (options) => {
  await expect(getVideoInfo(options as never, host)).rejects.toMatchObject({ code: 'invalid-argument' })
})

test('rejects with unavailable without a document', async () => {
  await expect(getVideoInfo({ src: '/a' }, webHost)).rejects.toMatchObject({ code: 'unavailable' })
})
