import { afterAll, vi } from 'vitest'

/** The process of Node.js, declared here because the runtime's code has no types of Node.js. */
declare const process: { readonly env: Record<string, string | undefined> }

const environment = { ...process.env }

/** Restores module state, globals and environment variables after each test file, because test files share a process. */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.resetModules()
  // A Vite build in the process of the test sets `NODE_ENV` to `production`, and does not restore it.
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
})
