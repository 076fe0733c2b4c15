import { expect, onTestFinished, test } from 'vitest'
import { createObjectUrl, releaseObjectUrl } from '../../base/objectUrls.ts'
import { playUrl, serverGate, serverUrl } from '../../testing/internal/environment/testServer.ts'
import { type UploadFileProgress, uploadFile } from './index.ts'

const file = new File(['Meet at 8'], '会议 "1".txt', { type: 'text/plain' })
const megabyte = 2 ** 20

/** The fields that `/form` has received. */
async function fieldsOf(options: Omit<Parameters<typeof uploadFile>[0], 'url'>): Promise<unknown> {
  const { data } = await uploadFile({ ...options, url: serverUrl('/form') })
  return JSON.parse(data).fields
}

test('[S7.2] a file and its fields arrive at a real server', async () => {
  const { data, statusCode, header } = await uploadFile({ url: serverUrl('/form'), file, formData: { album: 3 } })
  expect([statusCode, header['content-type']]).toEqual([200, 'application/json'])
  expect(JSON.parse(data)).toMatchObject({
    method: 'POST',
    header: { 'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/) },
    fields: [
      { name: 'album', value: '3' },
      { name: 'file', value: 'Meet at 8', fileName: expect.stringContaining('会议'), type: 'text/plain' },
    ],
  })
})

test('an object URL of the app, another object URL, and a data URL are read', async () => {
  const own = createObjectUrl(file)
  const foreign = URL.createObjectURL(new Blob(['b'], { type: 'image/png' }))
  onTestFinished(() => {
    releaseObjectUrl(own)
    URL.revokeObjectURL(foreign)
  })
  const files = [{ uri: own }, { uri: foreign, name: 'b' }, { uri: 'data:image/jpeg;base64,Yw==', name: 'c' }]
  expect(await fieldsOf({ files })).toEqual([
    { name: 'file', fileName: expect.stringContaining('会议'), type: 'text/plain', value: 'Meet at 8' },
    { name: 'b', fileName: 'file.png', type: 'image/png', value: 'b' },
    { name: 'c', fileName: 'file.jpg', type: 'image/jpeg', value: 'c' },
  ])
})

test('[S8.2] an object URL that was released, and an address with status 404, are file errors', async () => {
  const released = URL.createObjectURL(file)
  URL.revokeObjectURL(released)
  for (const filePath of [released, serverUrl('/nowhere')]) {
    await expect(uploadFile({ url: serverUrl('/form'), filePath })).rejects.toMatchObject({
      code: 'not-found',
      errMsg: 'uploadFile:fail file error',
    })
  }
})

test('any status resolves', async () => {
  const answer = await uploadFile({ url: playUrl({ head: 500 }, { text: 'no' }), file })
  expect(answer).toMatchObject({ data: 'no', statusCode: 500 })
})

test('[S7.2] the progress of a large file is reported', async () => {
  const size = 8 * megabyte
  const task = uploadFile({ url: serverUrl('/count'), file: new Blob([new Uint8Array(size)]) })
  const received: UploadFileProgress[] = []
  task.onProgressUpdate((progress) => received.push(progress))
  const { data } = await task
  const { bytes } = JSON.parse(data)
  expect(bytes).toBeGreaterThan(size)
  expect(received.at(-1)).toEqual({ progress: 100, totalBytesSent: bytes, totalBytesExpectedToSend: bytes })
  expect(received.map(({ totalBytesSent }) => totalBytesSent)).toEqual(
    received.map(({ totalBytesSent }) => totalBytesSent).sort((a, b) => a - b),
  )
})

test('[S8.2] a connection that breaks fails', async () => {
  const failed = { code: 'failed', errMsg: 'uploadFile:fail' }
  await expect(uploadFile({ url: playUrl({ cut: 'reset' }), file })).rejects.toMatchObject(failed)
  await expect(uploadFile({ url: 'http://127.0.0.1:1/', file })).rejects.toMatchObject(failed)
})

test('[S8.2] the upload times out', async () => {
  const gate = serverGate()
  await expect(uploadFile({ url: playUrl({ gate: gate.name }), file, timeout: 50 })).rejects.toMatchObject({
    code: 'timeout',
    errMsg: 'uploadFile:fail timeout',
  })
})

const aborted = { code: 'cancelled', errMsg: 'uploadFile:fail abort' }

test('[S8.2] cancelled before it connects, before the headers and in the body of the response', async () => {
  const early = uploadFile({ url: serverUrl('/form'), file })
  early.abort()
  await expect(early).rejects.toMatchObject(aborted)
  for (const steps of [[], [{ head: 200 }, { text: 'a' }]]) {
    const gate = serverGate()
    const task = uploadFile({ url: playUrl(...steps, { gate: gate.name }), file })
    await gate.reached()
    task.abort()
    await expect(task).rejects.toMatchObject(aborted)
    await gate.lost()
  }
})

test('cancelling after the end has no effect', async () => {
  const task = uploadFile({ url: playUrl({ text: 'thanks' }), file })
  await task
  task.abort()
  expect(await task).toMatchObject({ data: 'thanks' })
})

test('the headers are reported before the whole body has been received', async () => {
  const gate = serverGate()
  // With a content type, so that the browser need not guess it from the body.
  const header = { 'content-type': 'application/json' }
  const task = uploadFile({ url: playUrl({ head: 202, header }, { text: '{' }, { gate: gate.name }), file })
  expect(await new Promise((resolve) => task.onHeadersReceived(resolve))).toMatchObject({ statusCode: 202 })
  await gate.open()
  await task
})
