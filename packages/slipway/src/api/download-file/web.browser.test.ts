import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { server } from 'vitest/browser'
import { releaseObjectUrl } from '../../base/objectUrls.ts'
import { playUrl, serverGate, serverUrl } from '../../testing/internal/environment/testServer.ts'
import type { Step } from '../../testing/internal/servers/steps.ts'
import { type DownloadFileProgress, downloadFile } from './index.ts'

const made: string[] = []

afterEach(() => {
  for (const url of made.splice(0)) releaseObjectUrl(url)
})

async function download(options: Parameters<typeof downloadFile>[0]) {
  const answer = await downloadFile(options)
  made.push(answer.tempFilePath)
  return answer
}

test('[S7.3] downloads a file from a server, named by its header', async () => {
  const header = { 'content-type': 'text/plain', 'content-disposition': `attachment; filename*=UTF-8''%E4%BC%9A.txt` }
  const { tempFilePath, ...rest } = await download({ url: playUrl({ head: 200, header }, { text: 'Meet at 8' }) })
  expect(rest).toMatchObject({ fileName: '会.txt', statusCode: 200, header })
  const file = await fetch(tempFilePath)
  expect([await file.text(), file.headers.get('content-type')]).toEqual(['Meet at 8', 'text/plain'])
})

test('[S7.3] sends a GET without a body, whatever the options contain', async () => {
  for (const more of [{}, { method: 'POST', data: { a: 1 }, formData: { a: '1' } }]) {
    const { tempFilePath } = await download({ url: serverUrl('/echo?a=1'), header: { 'x-page': '3' }, ...more })
    const sent = await (await fetch(tempFilePath)).json()
    expect(sent).toMatchObject({ method: 'GET', url: '/echo?a=1', text: '', header: { 'x-page': '3' } })
    expect(sent.header).not.toHaveProperty('content-type')
  }
})

test('resolves for any status', async () => {
  expect(await download({ url: serverUrl('/nowhere.png') })).toMatchObject({ statusCode: 404, fileName: 'nowhere.png' })
  expect(await download({ url: playUrl({ head: 204 }) })).toMatchObject({ statusCode: 204 })
})

test('redirects are followed', async () => {
  const to = playUrl({ head: 200, header: { 'content-type': 'text/plain' } }, { text: 'Meet at 8' })
  const { tempFilePath, statusCode } = await download({ url: serverUrl(`/redirect?to=${encodeURIComponent(to)}`) })
  expect([statusCode, await (await fetch(tempFilePath)).text()]).toEqual([200, 'Meet at 8'])
})

test('[S7.3] emits the progress of a large file', async () => {
  const size = 4 * 2 ** 20
  const task = downloadFile({ url: playUrl({ head: 200, header: { 'content-length': `${size}` } }, { bytes: size }) })
  const emitted: DownloadFileProgress[] = []
  task.onProgressUpdate((progress) => emitted.push(progress))
  made.push((await task).tempFilePath)
  expect(emitted.at(-1)).toEqual({ progress: 100, totalBytesWritten: size, totalBytesExpectedToWrite: size })
})

test('the length of a compressed response is unknown', async () => {
  const task = downloadFile({ url: serverUrl('/gzip?words=1000') })
  const emitted: DownloadFileProgress[] = []
  task.onProgressUpdate((progress) => emitted.push(progress))
  made.push((await task).tempFilePath)
  // Firefox counts the compressed bytes.
  const totalBytesWritten = server.browser === 'firefox' ? expect.any(Number) : 8_000
  expect(emitted.at(-1)).toEqual({ progress: 0, totalBytesWritten, totalBytesExpectedToWrite: 0 })
})

const broken: Readonly<Record<string, readonly Step[]>> = {
  'a reset': [{ cut: 'reset' }],
  'a reset in the middle': [{ head: 200 }, { text: 'a' }, { cut: 'reset' }],
  'an answer shorter than it says': [{ head: 200, header: { 'content-length': '9' } }, { text: 'a' }, { cut: 'close' }],
}

test.each(Object.entries(broken))('%s fails', async (_, steps) => {
  await expect(downloadFile({ url: playUrl(...steps) })).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'downloadFile:fail',
  })
})

test('rejects after the timeout, also during the body', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const steps of [[], [{ head: 200 }, { text: 'a' }]]) {
    const gate = serverGate()
    const task = downloadFile({ url: playUrl(...steps, { gate: gate.name }), timeout: 50 })
    const refused = expect(task).rejects.toMatchObject({ errMsg: 'downloadFile:fail timeout' })
    // On a slow machine, connecting may take longer than any timeout.
    await gate.reached()
    vi.advanceTimersByTime(50)
    await refused
    await gate.lost()
  }
})

test('can be aborted before the connection, before the headers, in the body and after the end', async () => {
  const aborted = { code: 'cancelled', errMsg: 'downloadFile:fail abort' }
  const early = downloadFile({ url: playUrl() })
  early.abort()
  await expect(early).rejects.toMatchObject(aborted)
  for (const steps of [[], [{ head: 200 }, { text: 'a' }]]) {
    const gate = serverGate()
    const task = downloadFile({ url: playUrl(...steps, { gate: gate.name }) })
    await gate.reached()
    task.abort()
    await expect(task).rejects.toMatchObject(aborted)
    await gate.lost()
  }
  const late = downloadFile({ url: playUrl({ text: 'a' }) })
  made.push((await late).tempFilePath)
  late.abort()
  expect(await late).toMatchObject({ statusCode: 200 })
})
