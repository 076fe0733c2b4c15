import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setNavigator } from '../../router/current.ts'
import { startRouted } from '../../testing/internal/apps/routedApp.ts'
import { endsWell, oddOptions, oddRuns, oddValue } from '../../testing/internal/fuzz/oddOptions.ts'
import { createIntersectionObserver, type Observation } from './index.ts'

beforeEach(() => setNavigator(startRouted().pages))
afterEach(() => setNavigator(undefined))

const odd = oddValue as fc.Arbitrary<never>

test('unusual scopes, options, references, margins, targets and callbacks are observed or rejected with an ApiError', async () => {
  const options = oddOptions({ thresholds: [[0], undefined], initialRatio: [0, undefined], observeAll: [true] })
  const margins = oddOptions({ top: [1], left: [-1] })
  const targets = fc.oneof(fc.constantFrom('#a', '.b'), odd) as fc.Arbitrary<never>
  const callbacks = fc.oneof(
    fc.constant(() => {}),
    odd,
  ) as fc.Arbitrary<never>
  const host = {
    observe({ thresholds, initialRatio, margins }: Observation) {
      for (const number of [...thresholds, initialRatio]) expect(number).toBeGreaterThanOrEqual(0)
      expect(Number.isFinite(margins.top ?? 0)).toBe(true)
      return () => {}
    },
  }
  await fc.assert(
    fc.asyncProperty(odd, options, targets, margins, targets, callbacks, async (scope, given, ...rest) => {
      const [reference, around, target, callback] = rest
      const observer = createIntersectionObserver(scope, given, host)
      await endsWell(() => observer.relativeTo(reference, around).observe(target, callback))
      await endsWell(() => observer.relativeToViewport(around).observe(target, callback))
      observer.disconnect()
      await endsWell(() => createIntersectionObserver(scope, given).observe(target, callback))
    }),
    oddRuns,
  )
})
