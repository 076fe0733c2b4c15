import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectConsole } from '../testing/internal/environment/consoleGuard.ts'
import { nodeHandler } from './nodeHandler.ts'

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0)
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.on('listening', resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

test('the request has the address, the method and the headers, and the response its status, headers and body', async () => {
  const answer = async ({ url, method, headers }: Request) =>
    new Response(`${method} ${url} ${headers.get('cookie')}`, {
      status: 404,
      headers: [
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
      ],
    })
  const origin = await serve(nodeHandler(answer))
  const response = await fetch(`${origin}//x?y=1`, { headers: { cookie: 'c=3' } })
  expect([response.status, response.headers.getSetCookie()]).toEqual([404, ['a=1', 'b=2']])
  expect(await response.text()).toBe(`GET ${origin}//x?y=1 c=3`)
})

test('a body is sent in its parts, at the speed of the connection', async () => {
  const part = new Uint8Array(300_000)
  let left = 20
  const body = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left-- > 0) controller.enqueue(part)
        else controller.close()
      },
    })
  const origin = await serve(nodeHandler(async () => new Response(body())))
  expect((await (await fetch(origin)).arrayBuffer()).byteLength).toBe(20 * 300_000)
})

test('a user who leaves aborts the request, and the body is cancelled', async () => {
  const cancelled = vi.fn()
  const aborted = vi.fn()
  const origin = await serve(
    nodeHandler(async ({ signal }) => {
      signal.addEventListener('abort', aborted)
      return new Response(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(100_000)), cancel: cancelled }))
    }),
  )
  const leaving = new AbortController()
  const response = await fetch(origin, { signal: leaving.signal })
  await response.body?.getReader().read()
  leaving.abort()
  await vi.waitFor(() => expect([aborted.mock.calls.length, cancelled.mock.calls.length]).toEqual([1, 1]))
})

test('an error is passed to Express; without Express it is written, and the response is 500', async () => {
  const handler = nodeHandler(() => Promise.reject(new Error('no database')))
  const expressed = await serve((request, response) => {
    void handler(request, response, (error) => response.writeHead(503).end((error as Error).message))
  })
  const response = await fetch(expressed)
  expect([response.status, await response.text()]).toEqual([503, 'no database'])
  expectConsole('error', /no database/)
  expect((await fetch(await serve(handler))).status).toBe(500)
})
