import { vi } from 'vitest'

/**
 * Stops Vitest from advancing fake timers while it waits: only the test advances them. Vitest advances them further on a busy
 * machine, so that 349 ms sometimes become 350.
 */
vi.isFakeTimers = () => false
