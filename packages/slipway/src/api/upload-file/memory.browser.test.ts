import { expect, test, vi } from 'vitest'
import { devTools } from '../../testing/internal/environment/devTools.ts'
import { playUrl, serverGate, serverUrl } from '../../testing/internal/environment/testServer.ts'
import { runs } from '../../testing/internal/fuzz/runs.ts'
import { downloadFile } from '../download-file/index.ts'
import { getFileInfo } from '../file-info/index.ts'
import { releaseTempFile } from '../temp-file/index.ts'
import { uploadFile } from './index.ts'

const megabyte = 2 ** 20
/** 24 MB, and 100 MB in long runs. */
const size = (runs(1) > 1 ? 100 : 24) * megabyte

interface HeapUsage {
  readonly usedSize: number
  /** Memory of the page's own objects outside the heap, such as buffers. */
  readonly embedderHeapUsedSize?: number
  readonly backingStorageSize?: number
}

/** The memory that the page uses, in megabytes. */
async function heldMegabytes(): Promise<number> {
  await devTools().send('HeapProfiler.collectGarbage')
  const usage = (await devTools().send('Runtime.getHeapUsage')) as HeapUsage
  return (usage.usedSize + (usage.embedderHeapUsedSize ?? 0) + (usage.backingStorageSize ?? 0)) / megabyte
}

test('a large file is uploaded, and the page holds almost none of it in memory', async () => {
  const before = await heldMegabytes()
  const gate = serverGate()
  const file = new Blob(Array.from({ length: size / megabyte }, () => new Blob([new Uint8Array(megabyte)])))
  const task = uploadFile({ url: serverUrl(`/count?gate=${gate.name}&at=${size / 2}`), file })
  await gate.reached()
  expect((await heldMegabytes()) - before).toBeLessThan(10)
  await gate.open()
  expect(JSON.parse((await task).data).bytes).toBeGreaterThan(size)
  expect((await heldMegabytes()) - before).toBeLessThan(10)
})

test('a large file is downloaded, and the page holds almost none of it in memory', async () => {
  const before = await heldMegabytes()
  const gates = [serverGate(), serverGate(), serverGate()]
  const part = { bytes: size / 4 }
  const header = { 'content-length': `${size}` }
  const task = downloadFile({
    url: playUrl({ head: 200, header }, part, ...gates.flatMap(({ name }) => [{ gate: name }, part])),
  })
  let written = 0
  task.onProgressUpdate(({ totalBytesWritten }) => {
    written = totalBytesWritten
  })
  for (const [index, gate] of gates.entries()) {
    await gate.reached()
    await vi.waitFor(() => expect(written).toBe((index + 1) * part.bytes))
    expect((await heldMegabytes()) - before).toBeLessThan(10)
    await gate.open()
  }
  const { tempFilePath } = await task
  expect(await getFileInfo({ filePath: tempFilePath })).toEqual({ size })
  expect((await heldMegabytes()) - before).toBeLessThan(10)
  await releaseTempFile({ filePath: tempFilePath })
})
