import { vi } from 'vitest'
import { once } from './once.ts'

/**
 * Sets the defaults of `vi.waitFor`: a timeout of 15 s, because a busy machine is slow, and an interval of 10 ms, because most
 * conditions are true almost at once. `vitest.config.ts` sets the same for `expect.poll` and `expect.element`.
 */
once('patience', () => {
  const { waitFor } = vi
  vi.waitFor = (callback, options = 15_000) =>
    waitFor(callback, { interval: 10, ...(typeof options === 'number' ? { timeout: options } : options) })
})
