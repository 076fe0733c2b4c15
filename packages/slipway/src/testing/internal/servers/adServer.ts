import type { IncomingMessage, ServerResponse } from 'node:http'
import { gate } from './gates.ts'

/**
 * State of an ad server.
 *
 * - `up`: answers with ads for the units `home`, `game` and `level`, and accepts reports.
 * - `empty`: has no ad for any unit.
 * - `hostile`: answers with ads whose fields are absent, have wrong types or contain code.
 * - `malformed`: answers with a text that is not JSON. `unknown`: answers with JSON of another form.
 * - `error`: answers with the status 500. `refused`: answers with 403. `down`: cuts the connection.
 * - `slow`: answers when the gate with the name of the server opens.
 */
export type AdServerState = 'up' | 'empty' | 'hostile' | 'malformed' | 'unknown' | 'error' | 'refused' | 'down' | 'slow'

/** A request that an ad server has received. */
export interface AdServerRequest {
  readonly method: string
  readonly path: string
  readonly cookie?: string
  /** The report of a POST. */
  readonly report?: unknown
}

interface Server {
  state: AdServerState
  readonly requests: AdServerRequest[]
}

const all = new Map<string, Server>()

/**
 * Answers requests like the ad server of an app. Each test has a server of its own, by the name in the path: `POST /ads/<name>?state=…`
 * changes the state, `GET /ads/<name>` lists the requests, `/ads/<name>/config.json` is the configuration, and `/ads/<name>/report` gets the
 * reports.
 *
 * @returns Whether the path belongs to an ad server.
 */
export async function answerAdServer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
  const [, name, path] = /^\/ads\/([^/]+)(\/.+)?$/.exec(url.pathname) ?? []
  if (name === undefined) return false
  const server = all.get(name) ?? { state: 'up', requests: [] }
  all.set(name, server)
  const { method = '', headers } = request
  if (path === undefined) {
    if (method === 'POST') server.state = url.searchParams.get('state') as AdServerState
    response.end(JSON.stringify(server.requests))
    return true
  }
  const body = String(Buffer.concat(await request.toArray()))
  server.requests.push({
    method,
    path,
    ...(headers.cookie !== undefined && { cookie: headers.cookie }),
    ...(method === 'POST' && { report: JSON.parse(body) }),
  })
  if (server.state === 'down') response.socket?.resetAndDestroy()
  else if (server.state === 'error') response.writeHead(500).end()
  else if (server.state === 'refused') response.writeHead(403).end()
  else if (method === 'POST') response.writeHead(204).end()
  else {
    if (server.state === 'slow') {
      const { reached, opened } = gate(name)
      reached.do()
      await opened.done
    }
    response.setHeader('content-type', 'application/json')
    response.end(configOf(server.state))
  }
  return true
}

function configOf(state: AdServerState): string {
  if (state === 'malformed') return '<html>not JSON'
  if (state === 'unknown') return '{ "ads": [] }'
  if (state === 'empty') return '{ "units": { "home": [] } }'
  return JSON.stringify({ units: state === 'hostile' ? hostile : units })
}

const units = {
  home: [
    { id: 'boots', title: 'Boots', text: 'For any weather', url: 'https://shop.example/boots' },
    { id: 'tent', title: 'Tent', text: 'Light and dry' },
  ],
  game: [{ id: 'lamp', title: 'Lamp', text: 'Shines all night', url: 'https://shop.example/lamp', seconds: 3 }],
  level: [{ id: 'map', title: 'Map' }],
}

const hostile = {
  home: [
    null,
    { id: 7, title: {} },
    {
      id: 'evil',
      title: '<img src=x onerror="window.hacked = 1">',
      text: '<script>window.hacked = 1</script>',
      image: 'javascript:window.hacked=1',
      url: 'javascript:window.hacked=1',
      seconds: 'soon',
      onLoad: 'window.hacked = 1',
      dangerouslySetInnerHTML: { __html: '<b>x</b>' },
    },
  ],
  game: [{ id: 'evil', title: 'x', video: 'data:text/html,x', url: 'data:text/html,x', seconds: 1e12 }],
  level: 'x',
}
