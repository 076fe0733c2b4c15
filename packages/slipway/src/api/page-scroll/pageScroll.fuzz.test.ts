import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setNavigator } from '../../router/current.ts'
import { startRouted } from '../../testing/internal/apps/routedApp.ts'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import type { ScrollEnd } from './host.ts'
import { pageScrollTo } from './index.ts'

beforeEach(() => setNavigator(startRouted().pages))
afterEach(() => setNavigator(undefined))

test('odd targets are scrolled to or rejected with an ApiError; the host gets only numbers and strings', async () => {
  const options = oddOptions({
    scrollTop: [0, 40],
    selector: ['#a', undefined],
    offsetTop: [-8, undefined],
    duration: [0, 300, undefined],
    signal: [undefined, AbortSignal.abort()],
  })
  const ends = ['reached', 'interrupted', 'no-page', 'no-element', 'invalid-selector'] as const
  await fc.assert(
    fc.asyncProperty(options, fc.constantFrom<ScrollEnd>(...ends), async (odd, end) => {
      const scrollTo = async (_key: string, goal: object, durationMs: number) => {
        for (const value of Object.values(goal)) {
          expect(typeof value === 'string' || Number.isFinite(value)).toBe(true)
        }
        expect(durationMs).toBeGreaterThanOrEqual(0)
        return end
      }
      await endsWell(() => pageScrollTo(odd, { scrollTo }))
    }),
    oddRuns,
  )
})
