import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setNavigator } from '../../router/current.ts'
import { startRouted } from '../../testing/internal/apps/routedApp.ts'
import { endsWell, oddOptions, oddRuns, oddValue } from '../../testing/internal/fuzz/oddOptions.ts'
import { createSelectorQuery } from './index.ts'

beforeEach(() => setNavigator(startRouted().pages))
afterEach(() => setNavigator(undefined))

const odd = oddValue as fc.Arbitrary<never>

test('odd scopes, selectors, fields and callbacks are accepted or rejected with an ApiError', async () => {
  const fields = oddOptions({
    id: [true],
    rect: [true],
    properties: [['value'], undefined],
    computedStyle: [['color'], undefined],
  })
  const selectors = fc.oneof(fc.constantFrom('#a', '.b'), odd) as fc.Arbitrary<never>
  await fc.assert(
    fc.asyncProperty(odd, selectors, fields, odd, async (scope, selector, requested, callback) => {
      const host = {
        query(requests: readonly { readonly selector: unknown }[]) {
          for (const request of requests) expect(request.selector).toBeTypeOf('string')
          return requests.map(() => null)
        },
      }
      const withCallback = typeof callback === 'function' ? undefined : callback
      await endsWell(() =>
        createSelectorQuery({}, host).in(scope).select(selector).fields(requested, withCallback).exec(),
      )
      await endsWell(() => createSelectorQuery().in(scope).selectAll(selector).node().exec())
    }),
    oddRuns,
  )
})
