import { type Mock, onTestFinished, vi } from 'vitest'

/** Keeps idle time away until the test ends, also in WebKit, which has none to tell of. Gives who asked for it. */
export function holdIdle(): Mock<(work: IdleRequestCallback) => number> {
  const request = vi.fn((_: IdleRequestCallback) => 1)
  vi.stubGlobal('requestIdleCallback', request)
  onTestFinished(() => void vi.unstubAllGlobals())
  return request
}
