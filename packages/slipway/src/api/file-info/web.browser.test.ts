import { expect, test } from 'vitest'
import { createObjectUrl, releaseObjectUrl } from '../../base/objectUrls.ts'
import { getFileInfo } from './index.ts'

const meetAt8 = '31fbaddfb69eaa37f75bd95684d267112c500247f8bd455672baf9f7e8784af6'

test('reads temporary files, data URLs and files on a server alike', async () => {
  const own = createObjectUrl(new Blob(['Meet at 8']))
  const [first, second] = await Promise.all(
    [own, 'data:text/plain,Meet%20at%208'].map((filePath) => getFileInfo({ filePath, digestAlgorithm: 'sha256' })),
  )
  releaseObjectUrl(own)
  expect(first).toEqual({ size: 9, digest: meetAt8 })
  expect(second).toEqual(first)
  const { size } = await getFileInfo({ filePath: new URL('./web.ts', import.meta.url).href })
  expect(size).toBeGreaterThan(50)
})

test('rejects with `not-found` after the file was released', async () => {
  const filePath = createObjectUrl(new Blob(['Meet at 8']))
  releaseObjectUrl(filePath)
  await expect(getFileInfo({ filePath })).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'getFileInfo:fail the temporary file has been released',
  })
})
