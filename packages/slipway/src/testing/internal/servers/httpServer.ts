import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { answerAdServer } from './adServer.ts'
import { framePage } from './framePage.ts'
import { gate } from './gates.ts'
import { answerMapService } from './mapServices.ts'
import { answerMedia } from './mediaFiles.ts'
import { play } from './play.ts'
import { setRoom } from './socketServer.ts'
import type { RoomState, Step } from './steps.ts'

type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void

const answers: Readonly<Record<string, Answer>> = {
  '/play': (_, response, url) => play(response, JSON.parse(url.searchParams.get('steps') ?? '[]') as Step[]),
  '/echo': async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const { method, url, headers } = request
    // A response to HEAD has no body, so a header contains the address.
    response.setHeader('x-answer', url ?? '')
    sendJson(response, { method, url, header: headers, text: String(body), base64: body.toString('base64') })
  },
  '/count': async (request, response, url) => {
    let bytes = 0
    const { reached, opened } = gate(url.searchParams.get('gate') ?? '')
    const gateAt = Number(url.searchParams.get('at') ?? Infinity)
    for await (const chunk of request) {
      const before = bytes
      bytes += (chunk as Buffer).length
      if (before >= gateAt || bytes < gateAt) continue
      reached.do()
      await opened.done
    }
    sendJson(response, { bytes })
  },
  '/form': async (request, response) => {
    const body = Readable.toWeb(request) as ReadableStream<Uint8Array>
    const form = await new Response(body, {
      headers: { 'content-type': String(request.headers['content-type']) },
    }).formData()
    const fields = [...form].map(async ([name, value]) => {
      if (typeof value === 'string') return { name, value }
      return { name, fileName: value.name, type: value.type, value: await value.text() }
    })
    const { method, headers } = request
    sendJson(response, { method, header: headers, fields: await Promise.all(fields) })
  },
  '/gzip': (_, response, url) => {
    const header = { 'content-encoding': 'gzip', 'content-type': 'text/plain' }
    response.writeHead(200, header).end(gzipSync('slipway '.repeat(Number(url.searchParams.get('words')))))
  },
  '/redirect': (_, response, url) => {
    response.writeHead(302, { location: url.searchParams.get('to') ?? '/echo' }).end()
  },
  '/frame': (_, response, { searchParams: query }) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (query.has('blocked')) response.setHeader('x-frame-options', 'DENY')
    response.end(framePage(query.get('title') ?? '', query.get('bridge'), query.get('origins') ?? ''))
  },
  '/gate': async (request, response, url) => {
    const { reached, opened, lost } = gate(url.searchParams.get('name') ?? '')
    if (request.method === 'POST') opened.do()
    else await (url.searchParams.has('lost') ? lost : reached).done
    sendJson(response, {})
  },
  '/room': (_, response, url) => {
    setRoom(url.searchParams.get('name') ?? '', url.searchParams.get('state') as RoomState)
    sendJson(response, {})
  },
}

/** Creates a server whose path selects one of `answers`. It accepts requests from any origin. */
export function createHttpServer(): Server {
  return createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    allowAnyOrigin(request, response)
    if (request.headers['access-control-request-method']) {
      response.writeHead(204).end()
      return
    }
    const answer = answers[url.pathname]
    try {
      if (answer) await answer(request, response, url)
      else if (
        !answerMapService(request, response, url) &&
        !answerMedia(request, response, url) &&
        !(await answerAdServer(request, response, url))
      )
        response.writeHead(404).end()
    } catch (error) {
      // The client has closed the connection, as some tests do.
      response.destroy(error as Error)
    }
  })
}

function allowAnyOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', headers.origin ?? '*')
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '*')
  response.setHeader('access-control-expose-headers', 'content-disposition, x-answer')
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(value))
}
