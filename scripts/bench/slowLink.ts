import type { ServerResponse } from 'node:http'

/** A slow network. */
export interface Network {
  readonly bytesPerSecond: number
  /** Time before the first byte of each response. */
  readonly latencyMs: number
}

/** Responses that are sent at the same time take turns after this number of bytes. */
const partBytes = 4_096

/** Creates a link that all responses share. Returns a function that sends a body over it and ends the response. */
export function slowLink({ bytesPerSecond, latencyMs }: Network) {
  let freeMs = 0
  return async (response: Pick<ServerResponse, 'write' | 'end'>, body: Buffer): Promise<void> => {
    await sleep(latencyMs)
    for (let at = 0; at < body.length; at += partBytes) {
      const part = body.subarray(at, at + partBytes)
      freeMs = Math.max(freeMs, performance.now()) + (1_000 * part.length) / bytesPerSecond
      await sleep(freeMs - performance.now())
      response.write(part)
    }
    response.end()
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
