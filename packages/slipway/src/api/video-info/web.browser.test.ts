import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { overrideConstants } from '../../base/defaults/overrideConstants.ts'
import { createObjectUrl, releaseObjectUrl } from '../../base/objectUrls.ts'
import { makeVideo } from '../../testing/internal/fakes/madeMedia.ts'
import { getVideoInfo } from './index.ts'

// A busy machine may take longer than an app should wait.
beforeEach(() => onTestFinished(overrideConstants({ video: { localMetadataMs: 10_000 } })))

function pathOf(file: Blob): string {
  const path = createObjectUrl(file)
  onTestFinished(() => releaseObjectUrl(path))
  return path
}

test('the facts of a recording are read, including its duration', async () => {
  const film = await makeVideo()
  const { duration, ...rest } = await getVideoInfo({ src: pathOf(film) })
  expect(rest).toEqual({ size: Math.ceil(film.size / 1_024), width: 64, height: 48 })
  expect(duration).toBeGreaterThan(0.1)
  expect(duration).toBeLessThan(30)
})

test('the facts of a recording behind a data URL are read', async () => {
  const film = await makeVideo()
  const reader = new FileReader()
  await new Promise((resolve) => {
    reader.addEventListener('load', resolve)
    reader.readAsDataURL(film)
  })
  const info = await getVideoInfo({ src: String(reader.result) })
  expect(info).toMatchObject({ size: Math.ceil(film.size / 1_024), width: 64 })
})

test('[S8.6] a file that is not a video rejects with getVideoInfo:fail', async () => {
  await expect(getVideoInfo({ src: pathOf(new Blob(['Meet at 8'])) })).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'getVideoInfo:fail',
  })
})

test('a source that does not respond is not loaded beyond the time limit', async () => {
  onTestFinished(overrideConstants({ video: { remoteMetadataMs: 20 } }))
  const made: HTMLVideoElement[] = []
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((tag: string) => {
    const element = create(tag)
    if (element instanceof HTMLVideoElement) {
      made.push(element)
      // Simulates a server that does not respond.
      Object.defineProperty(element, 'src', { set: () => {} })
    }
    return element
  })
  await expect(getVideoInfo({ src: '/a.mp4' })).rejects.toMatchObject({ code: 'timeout' })
  await vi.waitFor(() => expect(made.map((video) => video.networkState)).toEqual([HTMLMediaElement.NETWORK_EMPTY]))
})
