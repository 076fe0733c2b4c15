import { type Mock, onTestFinished, vi } from 'vitest'

/** Replaces `requestIdleCallback`, also in WebKit, which lacks it: no callback runs until the test ends. Returns the mock. */
export function holdIdle(): Mock<(work: IdleRequestCallback) => number> {
  const request = vi.fn((_: IdleRequestCallback) => 1)
  vi.stubGlobal('requestIdleCallback', request)
  onTestFinished(() => void vi.unstubAllGlobals())
  return request
}
