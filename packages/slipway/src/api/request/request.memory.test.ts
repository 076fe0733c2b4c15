import { openAsBlob } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ownName, playUrl, serverGate, serverUrl } from '../../testing/internal/environment/testServer.ts'
import { request } from './request.ts'

const megabyte = 2 ** 20
const size = (process.env.SLIPWAY_LONG ? 100 : 24) * megabyte

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** The memory in use, in megabytes; measured while no transfer is running. */
async function heldMegabytes(): Promise<number> {
  // Buffers are freed in a separate turn after the garbage collection that finds them.
  for (let turn = 0; turn < 3; turn += 1) {
    collect()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / megabyte
}

test('a large response is received in chunks with flat memory: 24 MB, in long runs 100 MB', async () => {
  const gates = [serverGate(), serverGate(), serverGate()]
  const part = { bytes: size / 4 }
  const url = playUrl(part, ...gates.flatMap(({ name }) => [{ gate: name }, part]))
  const before = await heldMegabytes()
  const task = request({ url, enableChunked: true })
  let bytes = 0
  task.onChunkReceived(({ data }) => {
    bytes += data.byteLength
  })
  for (const [index, gate] of gates.entries()) {
    await gate.reached()
    await vi.waitUntil(() => bytes === (index + 1) * part.bytes)
    expect((await heldMegabytes()) - before).toBeLessThan(10)
    await gate.open()
  }
  await task
  expect(bytes).toBe(size)
})

test('a large file is sent, and no part of it stays in memory: 24 MB, in long runs 100 MB', async () => {
  const path = join(tmpdir(), ownName())
  onTestFinished(() => rm(path))
  await writeFile(path, Buffer.alloc(size, 'slipway '))
  const before = await heldMegabytes()
  const answer = await request({ url: serverUrl('/count'), method: 'POST', data: await openAsBlob(path) })
  expect(answer.data).toEqual({ bytes: size })
  // Node's own fetch holds the bytes that it has sent until some turns after the transfer; a body held by us would remain.
  await vi.waitFor(async () => expect((await heldMegabytes()) - before).toBeLessThan(10))
})
