import { vi } from 'vitest'

/**
 * Keeps a clock that a test has faked still until the test moves it. Vitest would move it on whenever it waits for something,
 * the further the busier the machine is, and then 349 ms are sometimes 350.
 */
vi.isFakeTimers = () => false
