import { expect, onTestFinished, test, vi } from 'vitest'
import { slowLink } from './slowLink.ts'

/** Sends bodies of these sizes at the same time. Returns the time at which each part is sent and each response ends. */
async function sentBy(link: ReturnType<typeof slowLink>, sizes: readonly number[]) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const startMs = performance.now()
  const events: string[] = []
  const note = (what: string) => events.push(`${Math.round(performance.now() - startMs)} ms: ${what}`)
  for (const [index, size] of sizes.entries()) {
    const response = {
      write: (part: Buffer) => note(`${index} ${part.length}`) > 0,
      end: () => note(`${index} end`),
    }
    void link(response as never, Buffer.alloc(size))
  }
  await vi.runAllTimersAsync()
  return events
}

test('a body arrives after the latency, at the speed of the link', async () => {
  expect(await sentBy(slowLink({ bytesPerSecond: 409_600, latencyMs: 50 }), [10_240])).toEqual([
    '60 ms: 0 4096',
    '70 ms: 0 4096',
    '75 ms: 0 2048',
    '75 ms: 0 end',
  ])
})

test('two bodies share the link', async () => {
  expect(await sentBy(slowLink({ bytesPerSecond: 409_600, latencyMs: 50 }), [8_192, 4_096])).toEqual([
    '60 ms: 0 4096',
    '70 ms: 1 4096',
    '70 ms: 1 end',
    '80 ms: 0 4096',
    '80 ms: 0 end',
  ])
})
