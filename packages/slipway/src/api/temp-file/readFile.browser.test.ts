import { expect, test } from 'vitest'
import { createObjectUrl, releaseObjectUrl } from '../../base/objectUrls.ts'
import { readFile } from './readFile.ts'
import { releaseTempFile } from './releaseTempFile.ts'

const text = async (path: string) => (await readFile(path)).text()

test('a temporary file of the app is read without a request, and with its name', async () => {
  const file = new File(['Meet at 8'], 'note.txt')
  const path = createObjectUrl(file)
  expect(await readFile(path)).toBe(file)
  releaseObjectUrl(path)
})

test('other object URLs, data URLs and files on a server are read', async () => {
  const foreign = URL.createObjectURL(new Blob(['Meet at 8']))
  expect(await text(foreign)).toBe('Meet at 8')
  URL.revokeObjectURL(foreign)
  expect(await text('data:text/plain,Meet%20at%209')).toBe('Meet at 9')
  expect(await text(new URL('./readFile.ts', import.meta.url).href)).toContain('readFile')
})

test('a released path rejects with not-found', async () => {
  const filePath = createObjectUrl(new Blob(['Meet at 8']))
  await releaseTempFile({ filePath })
  await expect(readFile(filePath)).rejects.toMatchObject({
    name: 'HostError',
    code: 'not-found',
    message: 'the temporary file has been released',
  })
  await expect(fetch(filePath)).rejects.toBeInstanceOf(TypeError)
})

test('a missing file and an unreachable server have different errors', async () => {
  await expect(readFile('/@fs/nowhere/missing.png')).rejects.toMatchObject({ name: 'HostError' })
  await expect(readFile('http://localhost:1/a')).rejects.toMatchObject({ code: 'failed' })
})

test('a signal cancels the read', async () => {
  await expect(readFile('http://localhost:1/a', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
})
