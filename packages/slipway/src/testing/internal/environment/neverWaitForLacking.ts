import { TestRunner, vi } from 'vitest'

/** Makes `vi.waitFor` reject at once if its callback needs a feature that the engine lacks (`lacking` in `devTools.ts`). */
export function neverWaitForLacking(): void {
  const { waitFor } = vi
  vi.waitFor = async (callback, options) => {
    const outcome = await waitFor(async () => {
      try {
        return { value: await callback() }
      } catch (error) {
        if ('lacking' in (TestRunner.getCurrentTest()?.meta ?? {})) return { error }
        throw error
      }
    }, options)
    if ('error' in outcome) throw outcome.error
    return outcome.value
  }
}
