import { inject } from 'vitest'
import type { RoomState, Step } from '../servers/steps.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Host and port of the server that the run has started. */
    testServer: string
  }
}

let count = 0

/** A name that no other test uses, for a gate or a room. */
export function ownName(): string {
  count += 1
  return `${crypto.randomUUID()}-${count}`
}

/** An address of the server: `serverUrl('/echo?a=1')`. */
export function serverUrl(path: string): string {
  return `http://${inject('testServer')}${path}`
}

/** The address of an answer that does these steps. */
export function playUrl(...steps: readonly Step[]): string {
  return serverUrl(`/play?steps=${encodeURIComponent(JSON.stringify(steps))}`)
}

/** The address of a room of the WebSocket server. */
export function socketUrl(room: string): string {
  return `ws://${inject('testServer')}/socket?room=${room}`
}

/** Lets the WebSocket server of a room go down or come back. */
export async function setRoom(name: string, state: RoomState): Promise<void> {
  await fetch(serverUrl(`/room?name=${name}&state=${state}`))
}

/** A gate of the server, to be named in a step. */
export function serverGate() {
  const name = ownName()
  const at = serverUrl(`/gate?name=${name}`)
  return {
    name,
    /** Resolves when an answer waits at the gate. */
    reached: async () => void (await fetch(at)),
    /** Resolves when the connection of the answer that waits there was lost: whoever asked has gone. */
    lost: async () => void (await fetch(`${at}&lost`)),
    /** Lets the answer go on. */
    open: async () => void (await fetch(at, { method: 'POST' })),
  }
}
