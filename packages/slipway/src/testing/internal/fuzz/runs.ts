/** Returns the number of runs of a repeated test: `count`, and 50 times `count` in `npm run test:long`. */
export function runs(count: number): number {
  return isLongRun() ? count * 50 : count
}

type Env = Readonly<Record<string, string | undefined>>

/** Whether the test runs in `npm run test:long`. */
export function isLongRun(): boolean {
  const { process } = globalThis as { readonly process?: { readonly env: Env } }
  // A page has no `process`. There, the variables of the config are in `import.meta.env`, which must be written out for Vite.
  const env = process?.env ?? (import.meta as { readonly env?: Env }).env
  return Boolean(env?.SLIPWAY_LONG)
}
