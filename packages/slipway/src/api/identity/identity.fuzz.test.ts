import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endsWellAtOnce, listensWell, oddRuns, oddValue } from '../../testing/internal/fuzz/oddOptions.ts'
import { getToken, hasPermission, hasRole, onTokenChange, requireRole, setToken, tokenAuth } from './index.ts'

const written: unknown[] = []
const host = {
  read: () => undefined,
  write: (...entry: unknown[]) => void written.push(entry),
  onOtherChange: () => () => {},
}

test('an invalid token throws an ApiError, is not stored, and grants no access', () => {
  const stop = tokenAuth({}, host).start()
  const text = fc.array(fc.oneof(fc.base64String(), fc.string({ unit: 'binary' }))).map((parts) => parts.join('.'))
  fc.assert(
    fc.property(fc.oneof(oddValue, text), (odd) => {
      fc.pre(odd !== undefined)
      endsWellAtOnce(() => setToken(odd as string, host))
      const guard = requireRole(odd as string)
      const answers = [hasRole(odd as string), hasPermission(odd as string)]
      expect([...answers, guard({ path: '/', url: '/', params: {}, token: getToken() })]).toEqual([false, false, false])
      expect([getToken(), written]).toEqual([undefined, []])
    }),
    oddRuns,
  )
  stop()
})

test('an invalid listener throws', () => {
  fc.assert(
    fc.property(oddValue, (listener) => listensWell(onTokenChange, listener)),
    oddRuns,
  )
})
