import { expect, test } from 'vitest'
import { type AuthToken, decodeToken, isTokenValidAt, tokenHasPermission, tokenHasRole } from './token.ts'

const encode = (payload: unknown) =>
  ['{"alg":"none"}', typeof payload === 'string' ? payload : JSON.stringify(payload), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')

const claims = { uid: 'ada', role: ['editor'], permission: ['post.write'], tokenExpired: 1_800_000_000 }

test('[S3.1] a token contains the user, roles, permissions and expiry', () => {
  expect(decodeToken(encode(claims))).toEqual({
    uid: 'ada',
    role: ['editor'],
    permission: ['post.write'],
    expiry: 1_800_000_000_000,
  })
})

test('[S3.1] the payload is base64url in UTF-8', () => {
  const text = encode({ ...claims, uid: 'Ærø 你好 👩‍🚀 ~~~???>>>' })
  expect(text).toMatch(/[-_]/)
  expect(decodeToken(text).uid).toBe('Ærø 你好 👩‍🚀 ~~~???>>>')
})

test('[S3.1] roles and permissions may be named in any script, and the payload may be padded', () => {
  const payload = { ...claims, role: ['編集者', 'rédacteur'], permission: ['قراءة'] }
  const padded = (spaces: string) => `e30.${Buffer.from(JSON.stringify(payload) + spaces).toString('base64')}.x`
  for (const text of [encode(payload), padded(''), padded(' '), padded('  ')]) {
    expect(decodeToken(text)).toMatchObject({ role: payload.role, permission: payload.permission })
  }
})

test('the standard names sub and exp are read, too; missing lists are empty', () => {
  expect(decodeToken(encode({ sub: 'ada', exp: 5 }))).toEqual({ uid: 'ada', role: [], permission: [], expiry: 5000 })
})

test.each<[string, string, string]>([
  ['an empty text', '', 'the token is not a JWT'],
  ['two parts', 'a.b', 'the token is not a JWT'],
  ['four parts', 'a.b.c.d', 'the token is not a JWT'],
  ['a payload that is not base64', 'a.%%%.c', 'the token is not a JWT'],
  ['a payload that is not JSON', encode('{'), 'the token is not a JWT'],
  ['a payload that is nested very deeply', encode('['.repeat(100_000)), 'the token is not a JWT'],
  [
    'a payload that is no UTF-8',
    `a.${Buffer.from([0x7b, 0xff, 0x7d]).toString('base64url')}.c`,
    'the token is not a JWT',
  ],
  ['a payload that is a text', encode('"x"'), 'the token is not a JWT'],
  ['a payload that is null', encode('null'), 'the token is not a JWT'],
  ['a payload that is a list', encode('[]'), 'the token has no valid uid'],
  ['a uid that is a number', encode({ ...claims, uid: 7 }), 'the token has no valid uid'],
  ['no uid', encode({ ...claims, uid: undefined }), 'the token has no valid uid'],
  ['a role that is not a list', encode({ ...claims, role: 'admin' }), 'the token has no valid role'],
  ['a permission that is not a text', encode({ ...claims, permission: [1] }), 'the token has no valid permission'],
  ['no expiry', encode({ ...claims, tokenExpired: undefined }), 'the token has no valid expiry'],
  ['an infinite expiry', encode({ ...claims, tokenExpired: 1e306 }), 'the token has no valid expiry'],
  ['an expiry that is a text', encode({ ...claims, tokenExpired: 'soon' }), 'the token has no valid expiry'],
])('[S3.1] %s is refused with a coded error', (_case, text, detail) => {
  expect(() => decodeToken(text)).toThrow(
    expect.objectContaining({ code: 'invalid-argument', errMsg: `decodeToken:fail ${detail}` }),
  )
})

const token: AuthToken = { uid: 'ada', role: ['editor'], permission: ['post.write'], expiry: 1000 }

test('[S6.1] a token has the roles and permissions in its lists', () => {
  expect([tokenHasRole(token, 'editor'), tokenHasRole(token, 'admin'), tokenHasRole(undefined, 'editor')]).toEqual([
    true,
    false,
    false,
  ])
  expect([tokenHasPermission(token, 'post.write'), tokenHasPermission(token, 'post.delete')]).toEqual([true, false])
  expect(tokenHasPermission(undefined, 'post.write')).toBe(false)
})

test('[S6.1] one of several roles or permissions is sufficient; an empty list never matches', () => {
  expect([tokenHasRole(token, ['owner', 'editor']), tokenHasRole(token, ['owner']), tokenHasRole(token, [])]).toEqual([
    true,
    false,
    false,
  ])
  const permissions = [['post.delete', 'post.write'], ['post.delete'], []]
  expect(permissions.map((several) => tokenHasPermission(token, several))).toEqual([true, false, false])
})

test('[S6.2] the role admin passes every permission check, but not the check for another role', () => {
  const admin = { ...token, role: ['admin'] }
  expect(tokenHasPermission(admin, 'anything')).toBe(true)
  expect(tokenHasRole(admin, 'editor')).toBe(false)
})

test.each([
  [999, true],
  [1000, false],
  [1001, false],
])('[S6.3] at %i ms a token that expires at 1000 is valid: %s', (now, valid) => {
  expect(isTokenValidAt(token, now)).toBe(valid)
})
