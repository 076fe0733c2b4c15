import { expect, onTestFinished, vi } from 'vitest'
import type { HostContract } from '../../base/call/hostContract.ts'
import { playUrl, serverGate, serverUrl } from '../../testing/internal/environment/testServer.ts'
import type { RequestHost } from './host.ts'
import { type RequestOptions, type RequestProgress, request } from './request.ts'

/** The response of `/echo`. */
interface Echo {
  readonly method: string
  readonly url: string
  readonly header: Readonly<Record<string, string>>
  readonly text: string
  readonly base64: string
}

const aborted = { code: 'cancelled', errMsg: 'request:fail abort' }
const failed = { name: 'ApiError', code: 'failed', errMsg: expect.stringMatching(/^request:fail/) }

async function echo(
  host: RequestHost,
  options: Omit<RequestOptions, 'url'> & { readonly url?: string },
): Promise<Echo> {
  const { data } = await request<Echo>({ ...options, url: serverUrl(options.url ?? '/echo') }, host)
  return data
}

/** With a content type, because Firefox reads the body of a response without one before it reports the headers. */
const typed = { 'content-type': 'application/json' }

/** The contract of every request host, tested against the server that the test run has started. */
export const requestContract: HostContract<RequestHost> = {
  '[S7.1] a response has its data, its status and its headers': async (host) => {
    const url = playUrl(
      { head: 201, header: { 'Content-Type': 'application/json', 'X-Answer': 'yes' } },
      { text: '{"a":1}' },
    )
    const { data, statusCode, header } = await request({ url }, host)
    expect([data, statusCode]).toEqual([{ a: 1 }, 201])
    expect(header).toMatchObject({ 'content-type': 'application/json', 'x-answer': 'yes' })
  },
  '[S5.1] data is added to the query on GET': async (host) => {
    const { method, url, text } = await echo(host, { url: '/echo?a=1#top', data: { b: { c: null }, d: null } })
    expect([method, url, text]).toEqual(['GET', '/echo?a=1&b=%7B%22c%22%3Anull%7D&d=', ''])
  },
  '[S5.1] HEAD works like GET': async (host) => {
    const { data, header } = await request({ url: serverUrl('/echo'), method: 'HEAD', data: { a: 1 } }, host)
    expect([data, header['content-type'], header['x-answer']]).toEqual(['', 'application/json', '/echo?a=1'])
  },
  '[S5.1] an unknown method becomes GET': async (host) => {
    expect(await echo(host, { method: 'FETCH' as 'GET' })).toMatchObject({ method: 'GET' })
    expect(await echo(host, { method: 7 as never })).toMatchObject({ method: 'GET' })
  },
  '[S5.1] POST, PUT, PATCH and DELETE send JSON': async (host) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'post'] as const) {
      const seen = await echo(host, { method, data: { city: 'Graz' } })
      expect([seen.method, seen.text]).toEqual([method.toUpperCase(), '{"city":"Graz"}'])
      expect(seen.header['content-type']).toBe('application/json')
    }
  },
  'OPTIONS has an optional body': async (host) => {
    expect(await echo(host, { method: 'OPTIONS', data: [1] })).toMatchObject({ method: 'OPTIONS', text: '[1]' })
    expect(await echo(host, { method: 'OPTIONS' })).toMatchObject({ method: 'OPTIONS', text: '' })
  },
  'a form, a text and bytes arrive unchanged': async (host) => {
    const header = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await echo(host, { method: 'POST', header, data: { a: '1 2' } })).toMatchObject({ text: 'a=1%202' })
    expect(await echo(host, { method: 'POST', data: '剪贴板' })).toMatchObject({ text: '剪贴板' })
    const bytes = new Uint8Array([0, 255, 128])
    for (const data of [bytes, bytes.buffer, new Blob([bytes])]) {
      expect(await echo(host, { method: 'POST', data })).toMatchObject({ base64: 'AP+A' })
    }
    const fields = await echo(host, { method: 'POST', data: new URLSearchParams({ a: '1 2' }) })
    expect([fields.text, fields.header['content-type']]).toEqual([
      'a=1+2',
      'application/x-www-form-urlencoded;charset=UTF-8',
    ])
  },
  'a FormData arrives with its boundary': async (host) => {
    const form = new FormData()
    form.append('city', 'Graz')
    const header = { 'content-type': 'multipart/form-data' }
    const { data } = await request({ url: serverUrl('/form'), method: 'POST', header, data: form }, host)
    expect(data).toMatchObject({ fields: [{ name: 'city', value: 'Graz' }] })
  },
  'headers are sent; a number is sent as text, and one without a value is omitted': async (host) => {
    const { header } = await echo(host, { header: { 'X-Page': 3, 'X-None': undefined, Accept: 'text/plain' } })
    expect(header).toMatchObject({ 'x-page': '3', accept: 'text/plain' })
    expect(header).not.toHaveProperty('x-none')
  },
  'any status resolves: also 4xx, 5xx, 204 and 304': async (host) => {
    for (const status of [400, 404, 418, 500, 503]) {
      const answer = await request({ url: playUrl({ head: status }, { text: '{"no":true}' }) }, host)
      expect(answer).toMatchObject({ data: { no: true }, statusCode: status })
    }
    for (const status of [204, 304]) {
      const header = { 'if-none-match': '"1"' }
      expect(await request({ url: playUrl({ head: status }), header }, host)).toMatchObject({
        data: '',
        statusCode: status,
      })
    }
  },
  'redirects are followed': async (host) => {
    expect(await echo(host, { url: `/redirect?to=${encodeURIComponent('/echo?there')}` })).toMatchObject({
      url: '/echo?there',
    })
  },
  'a compressed response is decompressed': async (host) => {
    const { data } = await request<string>({ url: serverUrl('/gzip?words=1000') }, host)
    expect(data).toBe('slipway '.repeat(1_000))
  },
  '[S5.1] a response is text or an ArrayBuffer': async (host) => {
    const url = playUrl({ text: '{"a":1}' })
    expect((await request({ url, dataType: 'text' }, host)).data).toBe('{"a":1}')
    const { data } = await request({ url, responseType: 'arraybuffer' }, host)
    expect(data).toBeInstanceOf(ArrayBuffer)
    expect(new TextDecoder().decode(data)).toBe('{"a":1}')
  },
  '[S5.1] bytes arrive unchanged as an ArrayBuffer, also those of an error, of none and of a HEAD': async (host) => {
    const binary = async (url: string, method: 'GET' | 'HEAD' = 'GET') =>
      (await request({ url, method, responseType: 'arraybuffer', dataType: 'json' }, host)).data
    const all = await binary(playUrl({ head: 500, header: typed }, { bytes: 70_000 }))
    expect(all).toEqual(await (await fetch(playUrl({ bytes: 70_000 }))).arrayBuffer())
    expect(all.byteLength).toBe(70_000)
    for (const none of [await binary(playUrl({ head: 204 })), await binary(serverUrl('/echo'), 'HEAD')]) {
      expect(none).toEqual(new ArrayBuffer(0))
    }
  },
  '[S5.1] `text` and unknown response types are text, which is parsed unless `dataType` is text': async (host) => {
    const url = playUrl({ text: '{"a":"é"}' })
    for (const responseType of ['text', undefined, 'blob', 'ARRAYBUFFER', '', 7, null] as 'text'[]) {
      expect((await request({ url, responseType }, host)).data).toEqual({ a: 'é' })
      expect((await request({ url, responseType, dataType: 'text' }, host)).data).toBe('{"a":"é"}')
    }
  },
  'invalid JSON is returned as text': async (host) => {
    expect((await request({ url: playUrl({ text: '{"a":' }) }, host)).data).toBe('{"a":')
  },
  'a reset before the headers fails': async (host) => {
    await expect(request({ url: playUrl({ cut: 'reset' }) }, host)).rejects.toMatchObject(failed)
  },
  'a reset in the middle fails': async (host) => {
    const url = playUrl({ head: 200 }, { text: '{"a":1}' }, { cut: 'reset' })
    await expect(request({ url }, host)).rejects.toMatchObject(failed)
  },
  'a response shorter than its content-length fails': async (host) => {
    const url = playUrl({ head: 200, header: { 'content-length': '10' } }, { text: '{"a":1}' }, { cut: 'close' })
    await expect(request({ url }, host)).rejects.toMatchObject(failed)
    await expect(request({ url, enableChunked: true }, host)).rejects.toMatchObject(failed)
  },
  'a server that does not exist fails': async (host) => {
    await expect(request({ url: 'http://127.0.0.1:1/' }, host)).rejects.toMatchObject(failed)
  },
  'a slow response is awaited; its headers are reported at once': async (host) => {
    const gate = serverGate()
    // Firefox reports the headers only with the first byte after them.
    const begin = navigator.userAgent.includes('Firefox') ? [{ text: ' ' }] : []
    const url = playUrl({ head: 202, header: typed }, ...begin, { gate: gate.name }, { text: '7' })
    const task = request({ url }, host)
    const head = await new Promise((resolve) => task.onHeadersReceived(resolve))
    expect(head).toMatchObject({ statusCode: 202, header: expect.any(Object) })
    await gate.open()
    expect(await task).toMatchObject({ data: 7 })
  },
  'a slow response times out, before its headers and after them, also in chunks': async (host) => {
    // The timeout fires once the server waits: a request that is cancelled before it reaches the server loses no connection.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    for (const enableChunked of [false, true]) {
      for (const steps of [[], [{ head: 200, header: typed }, { text: 'a' }]]) {
        const gate = serverGate()
        const url = playUrl(...steps, { gate: gate.name })
        const task = request({ url, timeout: 50, enableChunked }, host)
        const ended = expect(task).rejects.toMatchObject({ code: 'timeout', errMsg: 'request:fail timeout' })
        if (steps.length > 0) await new Promise((resolve) => task.onHeadersReceived(resolve))
        await gate.reached()
        vi.advanceTimersByTime(50)
        await ended
        await gate.lost()
      }
    }
  },
  'a request cancelled at once never connects': async (host) => {
    const task = request({ url: playUrl({ text: '7' }) }, host)
    task.abort()
    await expect(task).rejects.toMatchObject(aborted)
    await expect(request({ url: playUrl(), signal: AbortSignal.abort() }, host)).rejects.toMatchObject(aborted)
  },
  '[S7.1] cancelling before the headers closes the connection': async (host) => {
    const gate = serverGate()
    const task = request({ url: playUrl({ gate: gate.name }) }, host)
    await gate.reached()
    task.abort()
    await expect(task).rejects.toMatchObject(aborted)
    await gate.lost()
  },
  '[S7.1] cancelling during the body closes the connection, also in chunks': async (host) => {
    for (const enableChunked of [false, true]) {
      const gate = serverGate()
      const controller = new AbortController()
      const url = playUrl({ head: 200 }, { bytes: 10 }, { gate: gate.name })
      const task = request({ url, enableChunked, signal: controller.signal }, host)
      task.onHeadersReceived(() => controller.abort())
      await expect(task).rejects.toMatchObject(aborted)
      await gate.lost()
    }
  },
  'cancelling after the end has no effect': async (host) => {
    const task = request({ url: playUrl({ text: '7' }) }, host)
    await task
    task.abort()
    expect(await task).toMatchObject({ data: 7 })
  },
  'chunks are emitted as they arrive, and not stored': async (host) => {
    const gate = serverGate()
    const url = playUrl({ head: 200 }, { text: 'first' }, { gate: gate.name }, { text: 'second' })
    const task = request({ url, enableChunked: true }, host)
    const texts: string[] = []
    await new Promise<void>((resolve) => {
      task.onChunkReceived(({ data }) => {
        texts.push(new TextDecoder().decode(data))
        resolve()
      })
    })
    expect(texts).toEqual(['first'])
    await gate.open()
    expect(await task).toMatchObject({ data: '', statusCode: 200 })
    expect(texts).toEqual(['first', 'second'])
  },
  'the progress is emitted, with and without chunks': async (host) => {
    for (const enableChunked of [false, true]) {
      const url = playUrl({ head: 200, header: { 'content-length': '300000' } }, { bytes: 300_000 })
      const task = request<string>({ url, enableChunked }, host)
      const received: RequestProgress[] = []
      task.onProgressUpdate((progress) => received.push(progress))
      const { data } = await task
      expect(data).toHaveLength(enableChunked ? 0 : 300_000)
      expect(received.at(-1)).toEqual({ progress: 100, totalBytesWritten: 300_000, totalBytesExpectedToWrite: 300_000 })
      expect(received.map(({ progress }) => progress)).toEqual(
        received.map(({ progress }) => progress).sort((a, b) => a - b),
      )
    }
  },
  'a meaningless length is reported as unknown': async (host) => {
    const task = request({ url: serverUrl('/gzip?words=100000') }, host)
    const received: RequestProgress[] = []
    task.onProgressUpdate((progress) => received.push(progress))
    await task
    expect(received.at(-1)).toEqual({ progress: 0, totalBytesWritten: 800_000, totalBytesExpectedToWrite: 0 })
  },
}
