import type { IncomingMessage, ServerResponse } from 'node:http'
import { gate } from './gates.ts'
import { type ServiceAnswer, serviceAnswer } from './mapServiceAnswers.ts'
import { mapServiceScripts } from './mapServiceScripts.ts'
import { tilePicture } from './tilePicture.ts'

/**
 * State of the services with a name.
 *
 * - `up`: answers.
 * - `moving`: answers, but each further page begins with the last place of the page before, because a place was added meanwhile.
 * - `hostile`: answers with places whose fields are absent, have wrong types or contain HTML.
 * - `quota`: refuses, because the quota is exhausted.
 * - `wrong-key`: refuses, because the key is wrong.
 * - `malformed`: answers in a form that the service does not document.
 * - `error`: reports a problem of the server.
 * - `down`: cuts the connection.
 * - `slow`: answers when the gate with the name of the services opens.
 */
export type MapServiceState =
  | 'up'
  | 'moving'
  | 'hostile'
  | 'quota'
  | 'wrong-key'
  | 'malformed'
  | 'error'
  | 'down'
  | 'slow'

interface Services {
  state: MapServiceState
  /** Paths and queries of the requests, without those for the state and this list. */
  readonly requests: string[]
}

const all = new Map<string, Services>()

function servicesOf(name: string): Services {
  const services = all.get(name) ?? { state: 'up', requests: [] }
  all.set(name, services)
  return services
}

/**
 * Answers requests for places and tiles like the real services. Each test has services of its own, by the name in the path:
 *
 * - `POST /maps/<name>?state=…` changes the state, `GET /maps/<name>` lists the requests.
 * - `/maps/<name>/photon/…`, `/nominatim/…`, `/tencent/…`: web services.
 * - `/maps/<name>/google.js`, `/amap.js`, `/baidu.js`: scripts that define the globals of the vendors, and `/<vendor>/places` for them.
 * - `/maps/<name>/tiles/<z>/<x>/<y>.png`: a picture of 256 pixels, whose colour depends on the tile.
 *
 * @returns Whether the path belongs to these services.
 */
export function answerMapService(request: IncomingMessage, response: ServerResponse, url: URL): boolean {
  const [, name, path] = /^\/maps\/([^/]+)(\/.+)?$/.exec(url.pathname) ?? []
  if (name === undefined) return false
  const services = servicesOf(name)
  if (path === undefined) {
    if (request.method === 'POST') services.state = url.searchParams.get('state') as MapServiceState
    send(response, { json: services.requests })
  } else {
    services.requests.push(path + url.search)
    answerInState(response, url, path, name, services.state).catch((error: Error) => response.destroy(error))
  }
  return true
}

async function answerInState(
  response: ServerResponse,
  url: URL,
  path: string,
  name: string,
  state: MapServiceState,
): Promise<void> {
  if (state === 'down') return void response.socket?.resetAndDestroy()
  if (state === 'slow') {
    const { reached, opened, lost } = gate(name)
    response.once('close', () => lost.do())
    reached.do()
    await opened.done
  }
  const [, z, x, y] = /^\/tiles\/(\d+)\/(\d+)\/(\d+)\.png$/.exec(path) ?? []
  if (z !== undefined) return send(response, tileAnswer([Number(z), Number(x), Number(y)], state))
  const [, vendor = ''] = /^\/(\w+)\.js$/.exec(path) ?? []
  const script = mapServiceScripts[vendor]
  if (!script) return send(response, serviceAnswer(path, url.searchParams, state))
  const places = url.pathname.replace('.js', '/places')
  send(response, { script: script(places, url.searchParams.get('callback') ?? '') })
}

function tileAnswer(tile: readonly [number, number, number], state: MapServiceState): ServiceAnswer {
  if (state === 'error' || state === 'quota') return { status: state === 'error' ? 503 : 429, json: {} }
  return { picture: tilePicture(tile) }
}

function send(response: ServerResponse, { status = 200, json, text, script, picture }: ServiceAnswer): void {
  if (picture) return void response.writeHead(status, { 'content-type': 'image/png' }).end(picture)
  if (script !== undefined) return void response.writeHead(status, { 'content-type': 'text/javascript' }).end(script)
  response.writeHead(status, { 'content-type': 'application/json' }).end(text ?? JSON.stringify(json))
}
