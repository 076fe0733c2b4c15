import { TestRunner, vi } from 'vitest'

/** Lets a wait end at once where a test asks for what the engine lacks (`devTools.ts`): it would never come. */
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
