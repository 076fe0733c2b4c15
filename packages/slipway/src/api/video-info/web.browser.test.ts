import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { overrideDefaults } from '../../base/defaults/overrideDefaults.ts'
import { createObjectUrl, releaseObjectUrl } from '../../base/objectUrls.ts'
import { makeVideo } from '../../testing/internal/fakes/madeMedia.ts'
import { getVideoInfo } from './index.ts'

// A busy machine may take longer than an app should wait.
beforeEach(() => onTestFinished(overrideDefaults({ video: { localMetadataMs: 10_000 } })()))

function pathOf(file: Blob): string {
  const path = createObjectUrl(file)
  onTestFinished(() => releaseObjectUrl(path))
  return path
}

test('a recording is told, its duration too', async () => {
  const film = await makeVideo()
  const { duration, ...rest } = await getVideoInfo({ src: pathOf(film) })
  expect(rest).toEqual({ size: Math.ceil(film.size / 1_024), width: 64, height: 48 })
  expect(duration).toBeGreaterThan(0.1)
  expect(duration).toBeLessThan(30)
})

test('so is one behind a data URL', async () => {
  const film = await makeVideo()
  const reader = new FileReader()
  await new Promise((resolve) => {
    reader.addEventListener('load', resolve)
    reader.readAsDataURL(film)
  })
  const info = await getVideoInfo({ src: String(reader.result) })
  expect(info).toMatchObject({ size: Math.ceil(film.size / 1_024), width: 64 })
})

test('[S8.6] what is no video is getVideoInfo:fail', async () => {
  await expect(getVideoInfo({ src: pathOf(new Blob(['Meet at 8'])) })).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'getVideoInfo:fail',
  })
})

test('a source that does not answer is loaded no longer than it is waited for', async () => {
  onTestFinished(overrideDefaults({ video: { remoteMetadataMs: 20 } })())
  const made: HTMLVideoElement[] = []
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((tag: string) => {
    const element = create(tag)
    if (element instanceof HTMLVideoElement) {
      made.push(element)
      // Stands for a server that is silent.
      Object.defineProperty(element, 'src', { set: () => {} })
    }
    return element
  })
  await expect(getVideoInfo({ src: '/a.mp4' })).rejects.toMatchObject({ code: 'timeout' })
  await vi.waitFor(() => expect(made.map((video) => video.networkState)).toEqual([HTMLMediaElement.NETWORK_EMPTY]))
})
