import { inject } from 'vitest'
import type { AdServerRequest, AdServerState } from '../servers/adServer.ts'
import type { MapServiceState } from '../servers/mapServices.ts'
import type { MediaFileState, RoomState, Step } from '../servers/steps.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Host and port of the server that was started for this test run. */
    testServer: string
  }
}

let count = 0

/** Returns a unique name for a gate or a room. */
export function ownName(): string {
  count += 1
  return `${crypto.randomUUID()}-${count}`
}

/** Returns an address of the server: `serverUrl('/echo?a=1')`. */
export function serverUrl(path: string): string {
  return `http://${inject('testServer')}${path}`
}

/** Returns the address of a response that consists of these steps. */
export function playUrl(...steps: readonly Step[]): string {
  return serverUrl(`/play?steps=${encodeURIComponent(JSON.stringify(steps))}`)
}

/** Returns the address of a room of the WebSocket server. */
export function socketUrl(room: string): string {
  return `ws://${inject('testServer')}/socket?room=${room}`
}

/** Changes the state of a room of the WebSocket server; see `RoomState`. */
export async function setRoom(name: string, state: RoomState): Promise<void> {
  await fetch(serverUrl(`/room?name=${name}&state=${state}`))
}

/** Creates a gate of the server. A step refers to the gate by its name. */
export function serverGate() {
  return gateOf(ownName())
}

function gateOf(name: string) {
  const at = serverUrl(`/gate?name=${name}`)
  return {
    name,
    /** Resolves when a response waits at the gate. */
    reached: async () => void (await fetch(at)),
    /** Resolves when the client closes the connection of the waiting response. */
    lost: async () => void (await fetch(`${at}&lost`)),
    /** Opens the gate, so that the response continues. */
    open: async () => void (await fetch(at, { method: 'POST' })),
  }
}

/** Creates map services of the server; see `answerMapService`. They are in the state `up`. */
export function mapServices() {
  const name = ownName()
  const at = serverUrl(`/maps/${name}`)
  return {
    /** The address of a service: `photon`, or `google.js`. */
    url: (service: string) => `${at}/${service}`,
    set: async (state: MapServiceState) => void (await fetch(`${at}?state=${state}`, { method: 'POST' })),
    /** The paths and queries of all requests. */
    requests: async () => (await (await fetch(at)).json()) as readonly string[],
    /** The gate at which answers wait in the state `slow`. */
    gate: gateOf(name),
  }
}

/** Creates a room of the server with the films of the tests; see `answerMedia`. It is in the state `up`. */
export function mediaRoom() {
  const at = serverUrl(`/media/${ownName()}`)
  return {
    /** The address of a file, such as `harbour.webm` or `hls/harbour.m3u8`. */
    url: (file: string) => `${at}/${file}`,
    set: async (state: MediaFileState) => void (await fetch(`${at}?state=${state}`, { method: 'POST' })),
    /** The files of all requests. */
    requests: async () => (await (await fetch(at)).json()) as readonly string[],
  }
}

/** Creates an ad server; see `answerAdServer`. It is in the state `up`. */
export function adServer() {
  const name = ownName()
  const at = serverUrl(`/ads/${name}`)
  return {
    configUrl: `${at}/config.json`,
    reportUrl: `${at}/report`,
    set: async (state: AdServerState) => void (await fetch(`${at}?state=${state}`, { method: 'POST' })),
    /** The requests that the server has received. */
    requests: async () => (await (await fetch(at)).json()) as readonly AdServerRequest[],
    /** The gate at which answers wait in the state `slow`. */
    gate: gateOf(name),
  }
}
