import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listensWell, oddRuns, oddValue } from '../../testing/internal/fuzz/oddOptions.ts'
import { type AppError, type AppHost, onAppHide, onAppShow, onError, onUnhandledRejection } from './index.ts'

test('an invalid listener throws', () => {
  fc.assert(
    fc.property(oddValue, fc.constantFrom(onAppShow, onAppHide, onError, onUnhandledRejection), (listener, listen) =>
      listensWell(listen, listener),
    ),
    oddRuns,
  )
})

test('every thrown value is reported with a message', () => {
  let fail: Parameters<AppHost['onError']>[0] = () => {}
  const host: AppHost = {
    onError(listener) {
      fail = listener
      return () => {}
    },
    onUnhandledRejection: () => () => {},
  }
  const received: AppError[] = []
  onError((error) => received.push(error), host)
  fc.assert(
    fc.property(oddValue, (thrown) => {
      fail(thrown, 'Uncaught')
      const latest = received.pop()
      expect([typeof latest?.message, Object.is(latest?.error, thrown)]).toEqual(['string', true])
    }),
    oddRuns,
  )
})
