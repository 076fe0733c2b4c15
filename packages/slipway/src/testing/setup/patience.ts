import { vi } from 'vitest'

const { waitFor } = vi

/**
 * Lets a busy machine take its time, as the limit is for what never comes, and looks often, as most comes at once.
 * `vitest.config.ts` says the same to `expect.poll` and `expect.element`.
 */
vi.waitFor = (callback, options = 15_000) =>
  waitFor(callback, { interval: 10, ...(typeof options === 'number' ? { timeout: options } : options) })
