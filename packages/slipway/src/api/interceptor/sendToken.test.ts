import { readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { releaseObjectUrl } from '../../base/objectUrls.ts'
import { memorySockets } from '../../testing/internal/fakes/memorySockets.ts'
import { downloadFile } from '../download-file/index.ts'
import type { IdentityHost } from '../identity/index.ts'
import { getTokenText, setToken, tokenAuth } from '../identity/index.ts'
import { request } from '../request/index.ts'
import { connectSocket } from '../socket/index.ts'
import { uploadFile } from '../upload-file/index.ts'
import { addInterceptor } from './interceptor.ts'

const token = `e30.${Buffer.from(JSON.stringify({ uid: 'ada', exp: 2 ** 40 })).toString('base64url')}.x`

function memoryHost(): IdentityHost {
  const values = new Map<string, string>()
  return {
    read: (key) => values.get(key),
    write: (key, text) => void (text === undefined ? values.delete(key) : values.set(key, text)),
    onOtherChange: () => () => {},
  }
}

/** Runs the example of `interceptor.md` until the test ends, with a user who is signed in. */
async function runExample(): Promise<void> {
  const host = memoryHost()
  const stops = [tokenAuth({}, host).start(), () => setToken(undefined, host)]
  onTestFinished(() => {
    for (const stop of stops.reverse()) stop()
  })
  setToken(token, host)
  const page = readFileSync(new URL('./interceptor.md', import.meta.url), 'utf8')
  const [, code = ''] = /^## Send the token everywhere\n.*?^```ts\n(.*?)^```$/ms.exec(page) ?? []
  const parameters = {
    addInterceptor: (...args: Parameters<typeof addInterceptor>) => void stops.push(addInterceptor(...args)),
    getTokenText,
    setToken: (text: string | undefined) => setToken(text, host),
    location: { href: 'https://app.example.com/orders' },
  }
  const script = await transformWithOxc(code.replaceAll(/^import .*$/gm, ''), 'sendToken.ts')
  const run = new Function(...Object.keys(parameters), script.code)
  run(...Object.values(parameters))
}

/** Calls each function with an address, and returns the tokens that arrive at its server. */
async function sentTo(url: string, statusCode = 200) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}', { status: statusCode }))
  const answer = { statusCode, header: {} }
  const send = vi.fn(async (_transfer: { readonly header: Headers }) => ({ ...answer, body: '' }))
  const receive = vi.fn(async (_transfer: { readonly header: Headers }) => ({ ...answer, body: new Blob(['a']) }))
  const header = { 'x-page': 3 }
  await request({ url, header }, { fetch })
  await uploadFile({ url, header, file: new Blob(['a']) }, { send, readFile: vi.fn() })
  releaseObjectUrl((await downloadFile({ url, header }, { receive })).tempFilePath)
  const headers = [new Headers(fetch.mock.calls[0]?.[1].headers), send.mock.calls[0]?.[0].header]
  return [...headers, receive.mock.calls[0]?.[0].header].map((sent) => [
    sent?.get('authorization'),
    sent?.get('x-page'),
  ])
}

test('the example sends the token with requests, uploads and downloads', async () => {
  await runExample()
  const all = [`Bearer ${token}`, '3']
  expect(await sentTo('https://api.example.com/orders')).toEqual([all, all, all])
})

test('the example sends the token to no other server', async () => {
  await runExample()
  const none = [null, '3']
  for (const url of ['https://example.com/', 'https://api.example.com.evil.example/', '/orders', '//evil.example/']) {
    expect(await sentTo(url)).toEqual([none, none, none])
  }
})

test('the example signs the user out if the server no longer accepts the token', async () => {
  await runExample()
  await sentTo('https://example.com/', 401)
  expect(getTokenText()).toBe(token)
  await sentTo('https://api.example.com/orders', 401)
  expect(getTokenText()).toBeUndefined()
})

test('the example sends the token with a socket as one of its protocols', async () => {
  await runExample()
  const { host } = memorySockets()
  const connect = vi.spyOn(host, 'connect')
  for (const url of ['wss://api.example.com/chat', 'wss://example.com/chat']) {
    const socket = connectSocket({ url }, host)
    await vi.waitFor(() => expect(connect).toHaveBeenCalledWith(url, expect.anything(), expect.anything()))
    await socket.close()
  }
  expect(connect.mock.calls.map(([, protocols]) => protocols)).toEqual([['bearer', token], []])
})
