import { inject } from 'vitest'
import type { RoomState, Step } from '../servers/steps.ts'

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
  const name = ownName()
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
