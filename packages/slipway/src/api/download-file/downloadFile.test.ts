import { afterEach, expect, test, vi } from 'vitest'
import { objectUrlBlob, releaseObjectUrl } from '../../base/objectUrls.ts'
import type { Transfer } from '../upload-file/transfer.ts'
import { downloadFile } from './downloadFile.ts'
import type { DownloadFileHost } from './host.ts'

const made: string[] = []
const body = new Blob(['Meet at 8'], { type: 'text/plain' })

/** A host that returns a small file. */
function memoryHost(header: Readonly<Record<string, string>> = {}) {
  const seen: Transfer[] = []
  const host: DownloadFileHost = {
    async receive(transfer) {
      seen.push(transfer)
      await Promise.resolve()
      transfer.onProgress(3, 0)
      transfer.onProgress(9, 9)
      transfer.onHead({ statusCode: 200, header })
      return { statusCode: 200, header, body }
    },
  }
  return { host, seen }
}

afterEach(() => {
  for (const url of made.splice(0)) releaseObjectUrl(url)
})

test('[S7.3] resolves with path, name, status and headers', async () => {
  const header = { 'content-disposition': 'attachment; filename="notes.txt"' }
  const { host, seen } = memoryHost(header)
  const { tempFilePath, ...rest } = await downloadFile({ url: '/files/1', header: { 'X-Page': 3 } }, host)
  made.push(tempFilePath)
  expect(rest).toEqual({ fileName: 'notes.txt', statusCode: 200, header })
  const file = objectUrlBlob(tempFilePath) as File
  expect([file.name, file.type, await file.text()]).toEqual(['notes.txt', 'text/plain', 'Meet at 8'])
  expect([seen[0]?.withCredentials, ...(seen[0]?.header ?? [])]).toEqual([false, ['x-page', '3']])
})

test('[S7.3] emits the progress and the headers', async () => {
  const task = downloadFile({ url: '/files/a.txt' }, memoryHost().host)
  const emitted: unknown[] = []
  task.onProgressUpdate((progress) => emitted.push(progress))
  task.onHeadersReceived((head) => emitted.push(head))
  made.push((await task).tempFilePath)
  expect(emitted).toEqual([
    { progress: 0, totalBytesWritten: 3, totalBytesExpectedToWrite: 0 },
    { progress: 100, totalBytesWritten: 9, totalBytesExpectedToWrite: 9 },
    { statusCode: 200, header: {} },
  ])
})

test.each([
  [{}, 'url must be a non-empty string'],
  [{ url: '' }, 'url must be a non-empty string'],
  [{ url: '/a', header: { 'a b': '1' } }, 'header cannot be sent'],
  [{ url: '/a', signal: 7 }, 'signal must be an AbortSignal'],
])('rejects %j', async (options, detail) => {
  const { host, seen } = memoryHost()
  await expect(downloadFile(options as never, host)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: expect.stringContaining(`downloadFile:fail ${detail}`),
  })
  expect(seen).toEqual([])
})

test('aborted when the file arrives, it creates no object URL', async () => {
  const make = vi.spyOn(URL, 'createObjectURL')
  let finish: () => void = () => {}
  const late = new Promise<void>((resolve) => {
    finish = resolve
  })
  const { host } = memoryHost()
  const task = downloadFile({ url: '/a' }, { receive: (transfer) => late.then(() => host.receive(transfer)) })
  task.abort()
  finish()
  await expect(task).rejects.toMatchObject({ code: 'cancelled', errMsg: 'downloadFile:fail abort' })
  await late
  expect(make).not.toHaveBeenCalled()
})

test('[S9.1] a download times out after 60,000 ms', async () => {
  vi.useFakeTimers()
  const ended = vi.fn()
  downloadFile({ url: '/a' }, { receive: () => new Promise(() => {}) }).catch(ended)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ errMsg: 'downloadFile:fail timeout', code: 'timeout' }))
  vi.useRealTimers()
})

test('rejects with `unavailable` outside a browser', async () => {
  await expect(downloadFile({ url: '/a' })).rejects.toMatchObject({ code: 'unavailable' })
})
