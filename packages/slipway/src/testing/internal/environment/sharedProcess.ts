import { afterAll, vi } from 'vitest'

/** The process of Node, of which the floors below know nothing. */
declare const process: { readonly env: Record<string, string | undefined> }

const environment = { ...process.env }

/** Test files share a process: what one has made of the modules' state, of globals and of the environment ends with it. */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.resetModules()
  // A build by Vite in the test's own process says `production` there, and leaves it.
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
})
