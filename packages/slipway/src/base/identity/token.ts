import { ApiError } from '../call/ApiError.ts'

/** Content of a login token. A decoded token is not verified: anyone can write a token, and only the server can verify it. */
export interface AuthToken {
  readonly uid: string
  readonly role: readonly string[]
  readonly permission: readonly string[]
  /** Time of expiry, in milliseconds since 1970. */
  readonly expiry: number
}

/** The role that passes every permission check. */
const adminRole = 'admin'

/**
 * Decodes a login token: a JWT of three parts. Its payload contains `uid` (or `sub`), `role`, `permission` and the expiry in
 * seconds as `tokenExpired` or `exp`. Missing lists become empty lists.
 *
 * @throws {ApiError} `invalid-argument` for any other text.
 * @platform web, capacitor, node
 *
 * Source: specification, sections 3 and 6.
 */
export function decodeToken(text: string): AuthToken {
  const parts = typeof text === 'string' ? text.split('.') : []
  const payload = parts.length === 3 ? readPayload(parts[1] ?? '') : undefined
  if (!payload) throw new ApiError('decodeToken', 'invalid-argument', 'the token is not a JWT')
  const { uid = payload.sub, role = [], permission = [], tokenExpired = payload.exp } = payload
  if (typeof uid !== 'string') throw missing('uid')
  if (!isTexts(role)) throw missing('role')
  if (!isTexts(permission)) throw missing('permission')
  const expiry = typeof tokenExpired === 'number' ? tokenExpired * 1000 : Number.NaN
  if (!Number.isFinite(expiry)) throw missing('expiry')
  return { uid, role, permission, expiry }
}

/** Whether a token has a role, or at least one of several roles. */
export function tokenHasRole(token: AuthToken | undefined, role: string | readonly string[]): boolean {
  return namesAny(token?.role, role)
}

/** Whether a token has a permission, or at least one of several permissions. The role `admin` has all permissions. */
export function tokenHasPermission(token: AuthToken | undefined, permission: string | readonly string[]): boolean {
  return tokenHasRole(token, adminRole) || namesAny(token?.permission, permission)
}

/** Whether a token's expiry is later than `nowMs`. At exactly its expiry, the token is invalid. */
export function isTokenValidAt(token: AuthToken | undefined, nowMs: number): token is AuthToken {
  return token !== undefined && token.expiry > nowMs
}

function namesAny(list: readonly string[] = [], wanted: string | readonly string[]): boolean {
  return [wanted].flat().some((name) => list.includes(name))
}

function missing(field: string): ApiError {
  return new ApiError('decodeToken', 'invalid-argument', `the token has no valid ${field}`)
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

function readPayload(part: string): Record<string, unknown> | undefined {
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
