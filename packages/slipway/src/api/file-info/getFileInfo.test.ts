import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import type { FileInfoHost } from './host.ts'
import { getFileInfo } from './index.ts'
import { host as webHost } from './web.ts'

const holding = (file: Blob): FileInfoHost => ({ read: async () => file })
const host = holding(new Blob(['Meet at 8']))
const digestAlgorithm = 'sha256'
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

afterEach(() => void vi.unstubAllGlobals())

test('returns a file’s size, and its digest if requested', async () => {
  expect(await getFileInfo({ filePath: '/a' }, host)).toEqual({ size: 9 })
  expect(await getFileInfo({ filePath: '/a', digestAlgorithm }, host)).toEqual({
    size: 9,
    digest: sha256('Meet at 8'),
  })
  expect((await getFileInfo({ filePath: '/a', digestAlgorithm }, holding(new Blob()))).digest).toBe(sha256(''))
})

test('reads a large file in pieces', async () => {
  const bytes = new Uint8Array(2 ** 24 + 100).fill(7)
  const file = new Blob([bytes])
  const whole = vi.spyOn(file, 'arrayBuffer')
  expect((await getFileInfo({ filePath: '/a', digestAlgorithm }, holding(file))).digest).toBe(sha256(bytes))
  expect(whole).not.toHaveBeenCalled()
})

test('computes the digest on pages without https, where `crypto.subtle` is missing', async () => {
  vi.stubGlobal('crypto', {})
  expect((await getFileInfo({ filePath: '/a', digestAlgorithm }, host)).digest).toBe(sha256('Meet at 8'))
})

test.each<[object, string]>([
  [{}, 'filePath must be a non-empty string'],
  [{ filePath: 7 }, 'filePath must be a non-empty string'],
  [{ filePath: '/a', digestAlgorithm: 'md5' }, 'digestAlgorithm must be one of sha256'],
  [{ filePath: '/a', signal: 7 }, 'signal must be an AbortSignal'],
])('rejects %j', async (options, detail) => {
  await expect(getFileInfo(options as never, host)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: `getFileInfo:fail ${detail}`,
  })
})

test('keeps the code of a host error', async () => {
  const missing: FileInfoHost = { read: () => Promise.reject(new HostError('not-found', 'no such file')) }
  await expect(getFileInfo({ filePath: '/a' }, missing)).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'getFileInfo:fail no such file',
  })
  await expect(getFileInfo({ filePath: '/a' }, webHost)).rejects.toMatchObject({ code: 'unavailable' })
})

test('aborting the signal rejects, before and during reading', async () => {
  const aborted = { code: 'cancelled', errMsg: 'getFileInfo:fail abort' }
  await expect(getFileInfo({ filePath: '/a', signal: AbortSignal.abort() }, host)).rejects.toMatchObject(aborted)
  const controller = new AbortController()
  const reading: FileInfoHost = {
    read: async () => {
      controller.abort()
      return new Blob([new Uint8Array(2 ** 24 + 1)])
    },
  }
  const call = getFileInfo({ filePath: '/a', digestAlgorithm, signal: controller.signal }, reading)
  await expect(call).rejects.toMatchObject(aborted)
})
