import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oddRuns, oddValue } from '../../testing/internal/fuzz/oddOptions.ts'
import { ApiError } from '../call/ApiError.ts'
import { type AuthToken, decodeToken, isTokenValidAt, tokenHasPermission, tokenHasRole } from './token.ts'

const claims = fc.record(
  {
    uid: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
    sub: fc.jsonValue(),
    role: fc.oneof(fc.array(fc.string()), fc.jsonValue()),
    permission: fc.oneof(fc.array(fc.string()), fc.jsonValue()),
    exp: fc.oneof(fc.double(), fc.jsonValue()),
    tokenExpired: fc.oneof(fc.maxSafeInteger(), fc.jsonValue()),
    ['__proto__']: fc.jsonValue(),
  },
  { requiredKeys: [] },
)
const base64url = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64url')
const payload = fc.oneof(
  claims.map((value) => base64url(JSON.stringify(value))),
  fc.json().map(base64url),
  fc.uint8Array().map(base64url),
  fc.string({ unit: 'binary' }),
)
const token = fc.oneof(
  { weight: 6, arbitrary: payload.map((part) => `e30.${part}.x`) },
  { weight: 1, arbitrary: fc.array(fc.string()).map((parts) => parts.join('.')) },
  { weight: 1, arbitrary: oddValue as fc.Arbitrary<string> },
)

test('[S3.1] for any value, `decodeToken` returns a complete token or throws an ApiError', () => {
  let decoded = 0
  fc.assert(
    fc.property(token, (text) => {
      const result = decode(text)
      if (result instanceof Error) {
        expect(result).toBeInstanceOf(ApiError)
        return
      }
      decoded += 1
      expect(result).toEqual({
        uid: expect.any(String),
        role: expect.any(Array),
        permission: expect.any(Array),
        expiry: expect.any(Number),
      })
      expect([...result.role, ...result.permission].every((name) => typeof name === 'string')).toBe(true)
      expect(Number.isFinite(result.expiry)).toBe(true)
    }),
    oddRuns,
  )
  expect(decoded).toBeGreaterThan(0)
})

function decode(text: string): AuthToken | Error {
  try {
    return decodeToken(text)
  } catch (error) {
    return error as Error
  }
}

test('all checks of a token return a boolean for any values', () => {
  const known: AuthToken = { uid: 'ada', role: ['editor'], permission: ['post.write'], expiry: 1000 }
  fc.assert(
    fc.property(oddValue, fc.boolean(), (odd, signedIn) => {
      const held = signedIn ? known : undefined
      const answers = [tokenHasRole(held, odd as never), tokenHasPermission(held, odd as never)]
      expect([...answers, isTokenValidAt(held, Number.NaN)]).toEqual([false, false, false])
    }),
    oddRuns,
  )
})
