import { vi } from 'vitest'
import { once } from './once.ts'

/**
 * Lets a busy machine take its time, as the limit is for what never comes, and looks often, as most comes at once.
 * `vitest.config.ts` says the same to `expect.poll` and `expect.element`.
 */
once('patience', () => {
  const { waitFor } = vi
  vi.waitFor = (callback, options = 15_000) =>
    waitFor(callback, { interval: 10, ...(typeof options === 'number' ? { timeout: options } : options) })
})
