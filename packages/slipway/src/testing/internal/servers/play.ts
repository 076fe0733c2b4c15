import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { gate } from './gates.ts'
import type { Step } from './steps.ts'

const block = Buffer.alloc(2 ** 16, 'slipway ')

/** Sends the response that the steps describe, and ends it unless a step cuts the connection. Rejects if the client disconnects. */
export async function play(response: ServerResponse, steps: readonly Step[]): Promise<void> {
  const disposal = new AbortController()
  response.once('close', () => disposal.abort())
  for (const step of steps) await runStep(response, step, disposal.signal)
  response.end()
}

async function runStep(response: ServerResponse, step: Step, disposal: AbortSignal): Promise<void> {
  disposal.throwIfAborted()
  if ('head' in step) {
    response.writeHead(step.head, step.header)
    response.flushHeaders()
  } else if ('text' in step) {
    response.write(step.text)
  } else if ('bytes' in step) {
    await writeBytes(response, step.bytes, disposal)
  } else if ('gate' in step) {
    await waitAt(step.gate, disposal)
  } else if (step.cut === 'reset') {
    response.socket?.resetAndDestroy()
  } else {
    response.socket?.destroySoon()
  }
}

async function writeBytes(response: ServerResponse, count: number, disposal: AbortSignal): Promise<void> {
  for (let left = count; left > 0; left -= block.length) {
    if (!response.write(block.subarray(0, left))) await once(response, 'drain', { signal: disposal })
  }
}

/** Waits at a gate until the test opens it. */
async function waitAt(name: string, disposal: AbortSignal): Promise<void> {
  const { reached, opened, lost } = gate(name)
  disposal.addEventListener('abort', lost.do)
  reached.do()
  await Promise.race([opened.done, lost.done])
}
