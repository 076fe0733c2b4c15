import { describe, expect, test, vi } from 'vitest'
import { playUrl, serverUrl } from '../../testing/internal/environment/testServer.ts'
import { requestContract } from './host.contract.ts'
import type { RequestHost } from './host.ts'
import { request } from './request.ts'
import { host as webHost } from './web.ts'

/** A host that returns a fixed response and records the requests. */
function memoryHost(answer = () => new Response('7')) {
  const seen: { readonly url: string; readonly init: RequestInit }[] = []
  const host: RequestHost = {
    async fetch(url, init) {
      seen.push({ url, init })
      return answer()
    },
  }
  return { host, seen }
}

describe('Node’s own fetch', () => {
  test.each(Object.entries(requestContract))('%s', (_, holds) => holds(webHost))
})

test('each of a thousand small requests gets its own response', async () => {
  const ids = Array.from({ length: 1_000 }, (_, id) => id)
  const answers = await Promise.all(
    ids.map((id) => request<{ url: string }>({ url: serverUrl('/echo'), data: { id } })),
  )
  expect(answers.map(({ data }) => data.url)).toEqual(ids.map((id) => `/echo?id=${id}`))
})

test('a response longer than its content-length ends at that length', async () => {
  const url = playUrl({ head: 200, header: { 'content-length': '7' } }, { text: '{"a":1}{"b":2}' }, { cut: 'close' })
  expect((await request({ url })).data).toEqual({ a: 1 })
})

test.each([[undefined], [''], [7], [null]])('[S5.1] request needs a url: %j', async (url) => {
  const { host, seen } = memoryHost()
  await expect(request({ url: url as string }, host)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'request:fail url must be a non-empty string',
  })
  expect(seen).toEqual([])
})

test.each(['TRACE', 'CONNECT', 'trace'])('[S5.1] %s is unsupported', async (method) => {
  await expect(request({ url: '/a', method: method as 'GET' }, memoryHost().host)).rejects.toMatchObject({
    code: 'unsupported',
    errMsg: `request:fail browsers forbid ${method.toUpperCase()}`,
  })
})

test.each([
  ['data that JSON cannot represent', { method: 'POST', data: { id: 1n } }, 'data cannot be sent'],
  ['data that does not fit into a query', { data: [1, 2] }, 'data cannot be sent: it must fit into the query'],
  ['a file with GET', { data: new Blob(['a']) }, 'data cannot be sent: it must fit into the query'],
  ['an invalid header name', { header: { 'a b': '1' } }, 'header cannot be sent'],
  ['invalid headers', { header: null }, 'header cannot be sent'],
  ['an invalid timeout', { timeout: 'soon' }, 'timeout must be a finite number, 0 or more'],
])('%s is rejected', async (_, options, detail) => {
  const { host, seen } = memoryHost()
  await expect(request({ url: '/a', ...(options as object) }, host)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: expect.stringContaining(`request:fail ${detail}`),
  })
  expect(seen).toEqual([])
})

test('cookies are sent to another origin only with withCredentials', async () => {
  const { host, seen } = memoryHost()
  await request({ url: '/a' }, host)
  await request({ url: '/a', withCredentials: true }, host)
  expect(seen.map(({ init }) => init.credentials)).toEqual(['same-origin', 'include'])
})

test('the options are not modified', async () => {
  const options = Object.freeze({ url: '/a', method: 'POST', data: Object.freeze({ a: 1 }), header: Object.freeze({}) })
  await request({ ...options, method: 'POST' }, memoryHost().host)
  expect(options).toEqual({ url: '/a', method: 'POST', data: { a: 1 }, header: {} })
})

test('[S9.1] a request times out after 60,000 ms', async () => {
  vi.useFakeTimers()
  const ended = vi.fn()
  const task = request({ url: '/a' }, { fetch: () => new Promise(() => {}) })
  task.catch(ended)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout', errMsg: 'request:fail timeout' }))
  vi.useRealTimers()
})

test('chunks have buffers of their own, also if the platform returns views of one buffer', async () => {
  const whole = new TextEncoder().encode('firstsecond')
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(whole.subarray(0, 5))
      controller.enqueue(whole.subarray(5))
      controller.close()
    },
  })
  const task = request({ url: '/a', enableChunked: true }, memoryHost(() => new Response(body)).host)
  const texts: string[] = []
  task.onChunkReceived(({ data }) => texts.push(new TextDecoder().decode(data)))
  await task
  expect(texts).toEqual(['first', 'second'])
})

test('rejects with unavailable without fetch', async () => {
  vi.stubGlobal('fetch', undefined)
  await expect(request({ url: 'http://localhost/' })).rejects.toMatchObject({ code: 'unavailable' })
  vi.unstubAllGlobals()
})
