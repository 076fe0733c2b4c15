import { expect, test, vi } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import type { UploadFileHost } from './host.ts'
import type { Transfer } from './transfer.ts'
import { type UploadFileOptions, uploadFile } from './uploadFile.ts'

/** A host with some files, which records the uploads. */
function memoryHost(files: Readonly<Record<string, Blob>> = {}) {
  const seen: { readonly transfer: Transfer; readonly body: FormData }[] = []
  const host: UploadFileHost = {
    readFile: async (path) => files[path] ?? Promise.reject(new HostError('not-found', 'no such file')),
    async send(transfer, body) {
      seen.push({ transfer, body })
      return { statusCode: 201, header: { 'x-answer': 'yes' }, body: 'thanks' }
    },
  }
  return { host, seen }
}

const png = new Blob(['png'], { type: 'image/png' })

/** The fields that arrive, in their order: files as `name: fileName (type)`. */
async function fieldsOf(options: Omit<UploadFileOptions, 'url'>, files?: Readonly<Record<string, Blob>>) {
  const { host, seen } = memoryHost(files)
  await uploadFile({ url: '/photos', ...options }, host)
  return [...(seen[0]?.body ?? [])].map(([name, value]) =>
    typeof value === 'string' ? `${name}=${value}` : `${name}: ${value.name} (${value.type})`,
  )
}

test('[S7.2] it resolves with the status, the headers and the text of the body', async () => {
  const { host, seen } = memoryHost()
  const answer = await uploadFile({ url: '/photos', file: png, header: { 'X-Page': 3 }, withCredentials: true }, host)
  expect(answer).toEqual({ data: 'thanks', statusCode: 201, header: { 'x-answer': 'yes' } })
  expect(seen[0]?.transfer).toMatchObject({ url: '/photos', withCredentials: true })
  expect([...(seen[0]?.transfer.header ?? [])]).toEqual([['x-page', '3']])
})

test.each<[string, Omit<UploadFileOptions, 'url'>, string[]]>([
  ['a file', { file: new File(['a'], 'a.txt', { type: 'text/plain' }) }, ['file: a.txt (text/plain)']],
  ['a blob is named after its type', { file: png, name: 'photo' }, ['photo: file.png (image/png)']],
  ['a path', { filePath: 'blob:1' }, ['file: file.jpg (image/jpeg)']],
  ['a file takes precedence over a path', { file: png, filePath: 'blob:1' }, ['file: file.png (image/png)']],
  [
    'several files take precedence over both',
    { files: [{ name: 'a', file: png }, { uri: 'blob:1' }, { name: 'c', uri: 'blob:2' }], file: png, name: 'b' },
    ['a: file.png (image/png)', 'b: file.jpg (image/jpeg)', 'c: notes ()'],
  ],
  [
    'fields are sent before files, as texts',
    { file: png, formData: { album: 3, tags: ['a', 'b'], place: { city: 'Graz' }, note: null } },
    ['album=3', 'tags=a,b', 'place={"city":"Graz"}', 'note=', 'file: file.png (image/png)'],
  ],
])('%s', async (_, options, expected) => {
  const files = { 'blob:1': new Blob(['1'], { type: 'image/jpeg' }), 'blob:2': new File(['2'], 'notes') }
  expect(await fieldsOf(options, files)).toEqual(expected)
})

test('a content type of the caller is replaced by that of the form', async () => {
  const { host, seen } = memoryHost()
  await uploadFile({ url: '/photos', file: png, header: { 'Content-Type': 'multipart/form-data' } }, host)
  expect(seen[0]?.transfer.header.has('content-type')).toBe(false)
})

test.each([[undefined], [''], [7]])('[S5.2] upload needs a url: %j', async (url) => {
  const { host, seen } = memoryHost()
  await expect(uploadFile({ url: url as string, file: png }, host)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'uploadFile:fail url must be a non-empty string',
  })
  expect(seen).toEqual([])
})

test.each([
  ['no file at all', {}, 'invalid-argument'],
  ['a value that is not a file', { file: 'a.png' }, 'invalid-argument'],
  ['an empty path', { filePath: '' }, 'invalid-argument'],
  ['a part without a file', { files: [{ file: png }, { name: 'b' }] }, 'invalid-argument'],
  ['a released path', { filePath: 'blob:gone' }, 'not-found'],
])('[S8.2] %s is a file error, and nothing is sent', async (_, options, code) => {
  const { host, seen } = memoryHost()
  await expect(uploadFile({ url: '/photos', ...(options as object) }, host)).rejects.toMatchObject({
    code,
    errMsg: 'uploadFile:fail file error',
  })
  expect(seen).toEqual([])
})

test.each([
  ['formData', { formData: { id: { toJSON: () => 1n } } }],
  ['header', { header: { 'a b': '1' } }],
])('%s that cannot be sent is rejected', async (field, options) => {
  await expect(uploadFile({ url: '/photos', file: png, ...options }, memoryHost().host)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: expect.stringContaining(`uploadFile:fail ${field} cannot be sent`),
  })
})

test('the progress and the headers are reported', async () => {
  const { host } = memoryHost()
  const task = uploadFile(
    { url: '/photos', file: png },
    {
      ...host,
      async send({ onProgress, onHead }) {
        onProgress(1, 3)
        onProgress(3, 3)
        onHead({ statusCode: 200, header: {} })
        return { statusCode: 200, header: {}, body: '' }
      },
    },
  )
  const received: unknown[] = []
  task.onProgressUpdate((progress) => received.push(progress))
  task.onHeadersReceived((head) => received.push(head))
  await task
  expect(received).toEqual([
    { progress: 33, totalBytesSent: 1, totalBytesExpectedToSend: 3 },
    { progress: 100, totalBytesSent: 3, totalBytesExpectedToSend: 3 },
    { statusCode: 200, header: {} },
  ])
})

test('nothing is sent if the call is cancelled while a file is read', async () => {
  const { host, seen } = memoryHost()
  const task = uploadFile({ url: '/photos', filePath: 'blob:1' }, { ...host, readFile: () => new Promise(() => {}) })
  task.abort()
  await expect(task).rejects.toMatchObject({ code: 'cancelled', errMsg: 'uploadFile:fail abort' })
  expect(seen).toEqual([])
})

test('[S9.1] an upload times out after 60,000 ms', async () => {
  vi.useFakeTimers()
  const ended = vi.fn()
  uploadFile({ url: '/photos', file: png }, { ...memoryHost().host, send: () => new Promise(() => {}) }).catch(ended)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ errMsg: 'uploadFile:fail timeout', code: 'timeout' }))
  vi.useRealTimers()
})

test('rejects with unavailable outside a browser', async () => {
  await expect(uploadFile({ url: '/photos', file: png })).rejects.toMatchObject({ code: 'unavailable' })
})
