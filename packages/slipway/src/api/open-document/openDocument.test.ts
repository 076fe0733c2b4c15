import { expect, test, vi } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import type { OpenDocumentHost } from './host.ts'
import { openDocument } from './index.ts'
import { host as webHost } from './web.ts'

function memoryHost(): OpenDocumentHost & { readonly opened: unknown[] } {
  const opened: unknown[] = []
  return { opened, open: async (...args) => void opened.push(args) }
}

test('opens a document', async () => {
  const host = memoryHost()
  await openDocument({ filePath: '/a.pdf' }, host)
  await openDocument({ filePath: 'blob:http://localhost/1', fileName: 'a.docx' }, host)
  expect(host.opened).toEqual([
    ['/a.pdf', undefined, undefined],
    ['blob:http://localhost/1', 'a.docx', undefined],
  ])
})

test.each<[object, string]>([
  [{}, 'filePath must be a non-empty string'],
  [{ filePath: 7 }, 'filePath must be a non-empty string'],
  [{ filePath: '/a', fileName: '' }, 'fileName must be a non-empty string'],
])('%j is rejected', async (options, detail) => {
  await expect(openDocument(options as never, memoryHost())).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: `openDocument:fail ${detail}`,
  })
})

test('rejects with denied if the browser blocks the window', async () => {
  const host: OpenDocumentHost = { open: () => Promise.reject(new HostError('denied', 'the browser blocked it')) }
  await expect(openDocument({ filePath: '/a' }, host)).rejects.toMatchObject({
    code: 'denied',
    errMsg: 'openDocument:fail the browser blocked it',
  })
})

test('a signal ends the call, and one that has already fired prevents it', async () => {
  const aborted = { code: 'cancelled', errMsg: 'openDocument:fail abort' }
  const controller = new AbortController()
  const options = { filePath: '/a.pdf', signal: controller.signal }
  const host = { open: vi.fn<OpenDocumentHost['open']>(() => new Promise(() => {})) }
  const call = openDocument(options, host)
  controller.abort()
  await expect(call).rejects.toMatchObject(aborted)
  await expect(openDocument(options, host)).rejects.toMatchObject(aborted)
  expect(host.open).toHaveBeenCalledExactlyOnceWith('/a.pdf', undefined, controller.signal)
})

test('rejects with unavailable without a document', async () => {
  await expect(openDocument({ filePath: '/a' }, webHost)).rejects.toMatchObject({ code: 'unavailable' })
})
