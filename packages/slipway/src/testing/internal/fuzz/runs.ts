/** How often a test that repeats itself does so: as often as it says, and fifty times that in `npm run test:long`. */
export function runs(count: number): number {
  return isLongRun() ? count * 50 : count
}

type Env = Readonly<Record<string, string | undefined>>

/** Whether `npm run test:long` runs the test, with all that takes long. */
export function isLongRun(): boolean {
  const { process } = globalThis as { readonly process?: { readonly env: Env } }
  // A page has no process; Vite puts the variables that the config names there instead, if this member is written out.
  const env = process?.env ?? (import.meta as { readonly env?: Env }).env
  return Boolean(env?.SLIPWAY_LONG)
}
