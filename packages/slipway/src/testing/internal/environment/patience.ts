import { vi } from 'vitest'
import { once } from './once.ts'

/**
 * Sets the defaults of `vi.waitFor`: a timeout of 45 s, because a shared machine may stand still for 15 s, and an interval of 10 ms,
 * because most conditions are true almost at once. `vitest.config.ts` sets the same for `expect.poll` and `expect.element`.
 */
once('patience', () => {
  const { waitFor } = vi
  vi.waitFor = (callback, options = 45_000) =>
    waitFor(callback, { interval: 10, ...(typeof options === 'number' ? { timeout: options } : options) })
})
