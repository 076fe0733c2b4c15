import fc from 'fast-check'
import { test } from 'vitest'
import { callApi } from '../../base/call/callApi.ts'
import { endsWell, endsWellAtOnce, oddRuns, oddValue } from '../../testing/internal/fuzz/oddOptions.ts'
import { addInterceptor } from './interceptor.ts'

test('unusual interceptors throw, or intercept a call that ends in a result or an ApiError', async () => {
  const add = addInterceptor as (...args: unknown[]) => () => void
  await fc.assert(
    fc.asyncProperty(fc.array(oddValue, { maxLength: 3 }), async (args) => {
      let stop = () => {}
      endsWellAtOnce(() => {
        stop = add(...args)
      })
      await endsWell(() => callApi('read', {}, () => 'answer')).finally(stop)
    }),
    oddRuns,
  )
})

test('an intercepted call ends in a result or an ApiError, whatever the interceptor does', async () => {
  await fc.assert(
    fc.asyncProperty(oddValue, fc.constantFrom('options', 'answer', 'error'), async (odd, place) => {
      const stop = addInterceptor(async (_, next) => {
        if (place === 'error') throw odd
        return place === 'options' ? next(odd as object) : [odd]
      })
      await endsWell(() => callApi('read', {}, (options) => Object.keys(options))).finally(stop)
    }),
    oddRuns,
  )
})
