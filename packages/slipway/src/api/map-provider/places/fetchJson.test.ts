import { expect, test } from 'vitest'
import { playUrl } from '../../../testing/internal/environment/testServer.ts'
import { host } from '../../request/web.ts'
import { codeOfStatus, fetchJson } from './fetchJson.ts'

const { signal } = new AbortController()

test.each([
  [200, undefined],
  [204, undefined],
  [302, 'failed'],
  [400, 'failed'],
  [401, 'denied'],
  [402, 'denied'],
  [403, 'denied'],
  [404, 'failed'],
  [429, 'denied'],
  [500, 'unavailable'],
  [504, 'unavailable'],
])('the status %i', (status, code) => {
  expect(codeOfStatus(status)).toBe(code)
})

test('reads JSON', async () => {
  expect(await fetchJson(playUrl({ text: '{"a":[1]}' }), signal, host)).toEqual({ a: [1] })
})

test.each([
  ['HTML', [{ text: '<html></html>' }], 'failed'],
  ['an empty answer', [{ text: '' }], 'failed'],
  [
    'an answer that breaks off',
    [{ head: 200, header: { 'content-length': '99' } }, { text: '{' }, { cut: 'reset' }],
    'unavailable',
  ],
] as const)('%s rejects', async (_, steps, code) => {
  await expect(fetchJson(playUrl(...steps), signal, host)).rejects.toMatchObject({ name: 'HostError', code })
})

test('the time limit includes the body', async () => {
  const controller = new AbortController()
  const call = fetchJson(playUrl({ head: 200 }, { text: '{' }, { gate: crypto.randomUUID() }), controller.signal, host)
  controller.abort(new DOMException('late', 'TimeoutError'))
  await expect(call).rejects.toMatchObject({ name: 'HostError', code: 'timeout' })
})
