import { describe, expect, test } from 'vitest'
import { createObjectUrl, releaseObjectUrl } from '../../base/objectUrls.ts'
import { makeImage, makeTurnedPhoto } from '../../testing/internal/fakes/madeMedia.ts'
import { getImageInfo } from './index.ts'

async function infoOf(file: Blob) {
  const src = createObjectUrl(file)
  try {
    const info = await getImageInfo({ src })
    expect(info.path).toBe(src)
    return info
  } finally {
    releaseObjectUrl(src)
  }
}

describe('a browser', () => {
  test.each(['png', 'jpeg', 'webp'])('returns size and type of a %s with any name', async (type) => {
    const file = await makeImage({ width: 30, height: 10, type: `image/${type}` })
    const info = await infoOf(new File([file], 'photo.gif', { type: 'image/gif' }))
    expect(info).toMatchObject({ width: 30, height: 10, type, orientation: 'up' })
  })

  test.each([
    [1, 40, 20, 'up'],
    [3, 40, 20, 'down'],
    [6, 20, 40, 'right'],
    [8, 20, 40, 'left'],
  ])('returns the upright size of a photo with the orientation %d', async (orientation, width, height, name) => {
    expect(await infoOf(await makeTurnedPhoto(orientation))).toEqual({
      width,
      height,
      path: expect.any(String),
      type: 'jpeg',
      orientation: name,
    })
  })

  test('reads data URLs', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="7"/>'
    const src = `data:image/svg+xml,${encodeURIComponent(svg)}`
    expect(await getImageInfo({ src })).toMatchObject({ width: 12, height: 7, type: 'svg', path: src })
  })

  test('rejects files that are not images, and missing files', async () => {
    await expect(infoOf(new Blob(['Meet at 8'], { type: 'image/png' }))).rejects.toMatchObject({
      code: 'failed',
      errMsg: 'getImageInfo:fail the file is not an image, or cannot be loaded',
    })
    const src = createObjectUrl(await makeImage())
    releaseObjectUrl(src)
    await expect(getImageInfo({ src })).rejects.toMatchObject({ code: 'not-found' })
    await expect(getImageInfo({ src: 'http://localhost:1/a.png' })).rejects.toMatchObject({ code: 'failed' })
  })
})
