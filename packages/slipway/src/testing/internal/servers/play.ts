import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { gate } from './gates.ts'
import type { Step } from './steps.ts'

const block = Buffer.alloc(2 ** 16, 'slipway ')

/** Gives the answer that the steps describe, and ends it unless they cut it. Rejects when the other side goes meanwhile. */
export async function play(response: ServerResponse, steps: readonly Step[]): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  for (const step of steps) await take(response, step, gone.signal)
  response.end()
}

async function take(response: ServerResponse, step: Step, gone: AbortSignal): Promise<void> {
  gone.throwIfAborted()
  if ('head' in step) {
    response.writeHead(step.head, step.header)
    response.flushHeaders()
  } else if ('text' in step) {
    response.write(step.text)
  } else if ('bytes' in step) {
    await writeBytes(response, step.bytes, gone)
  } else if ('gate' in step) {
    await waitAt(step.gate, gone)
  } else if (step.cut === 'reset') {
    response.socket?.resetAndDestroy()
  } else {
    response.socket?.destroySoon()
  }
}

async function writeBytes(response: ServerResponse, count: number, gone: AbortSignal): Promise<void> {
  for (let left = count; left > 0; left -= block.length) {
    if (!response.write(block.subarray(0, left))) await once(response, 'drain', { signal: gone })
  }
}

/** Waits at a gate until the test opens it. */
async function waitAt(name: string, gone: AbortSignal): Promise<void> {
  const { reached, opened, lost } = gate(name)
  gone.addEventListener('abort', lost.do)
  reached.do()
  await Promise.race([opened.done, lost.done])
}
