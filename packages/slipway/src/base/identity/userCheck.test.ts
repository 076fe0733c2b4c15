import { expect, test } from 'vitest'
import type { AuthToken } from './token.ts'
import { createUserCheck } from './userCheck.ts'

const tokenOf = (uid: string, expiry = Date.now() + 60_000): AuthToken => ({ uid, role: [], permission: [], expiry })
const ada = tokenOf('ada')
const expired = tokenOf('ada', Date.now() - 1)
const bob = tokenOf('bob')

test.each<[string, readonly (AuthToken | undefined)[], readonly boolean[]]>([
  ['signing in', [undefined, ada], [false]],
  ['a renewed token', [ada, tokenOf('ada')], [false]],
  ['signing out', [ada, undefined], [true]],
  ['signing out, and in again', [ada, undefined, ada], [true, false]],
  ['another user', [ada, bob], [true]],
  ['an expired token', [expired, undefined], [false]],
  ['an expired token that is renewed', [expired, undefined, ada], [false, false]],
  ['an expired token, then another user', [expired, undefined, bob], [false, true]],
])('%s', (_, tokens, answers) => {
  let at = 0
  const isOtherUser = createUserCheck(() => tokens[at])
  expect(
    answers.map(() => {
      at++
      return isOtherUser()
    }),
  ).toEqual(answers)
})
