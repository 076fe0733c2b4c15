/** How often a test that repeats itself does so: as often as it says, and fifty times that in `npm run test:long`. */
export function runs(count: number): number {
  const { process } = globalThis as {
    readonly process?: { readonly env: Readonly<Record<string, string | undefined>> }
  }
  return process?.env.SLIPWAY_LONG ? count * 50 : count
}
