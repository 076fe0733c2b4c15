import { useSyncExternalStore } from 'react'
import { getToken, onTokenChange } from '../../api/identity/index.ts'
import type { Token } from '../../base/identity/token.ts'
import { tokenHasPermission, tokenHasRole } from '../../base/identity/token.ts'

/** Who is signed in, as `useAuth` tells it. */
export interface Auth {
  /** The decoded token; `undefined` when nobody is signed in. */
  readonly token: Token | undefined
  /** Whether there is a token that has not expired. */
  readonly isTokenValid: boolean
  /** Whether the user has a role; of several, any. */
  hasRole(role: string | readonly string[]): boolean
  /** Whether the user has a permission; of several, any. The role `admin` has all. */
  hasPermission(permission: string | readonly string[]): boolean
}

/**
 * Tells who is signed in; the component renders again when that changes, at the token's expiry too.
 *
 * In HTML that a server rendered nobody is signed in, and so at first where it is taken over.
 *
 * @example
 * const { token, hasPermission } = useAuth()
 * return <p>{hasPermission('post.write') ? `Write, ${token?.uid}` : 'Read'}</p>
 *
 * Source: specification, section 6.
 */
export function useAuth(): Auth {
  const token = useSyncExternalStore(onTokenChange, getToken, nobody)
  return {
    token,
    isTokenValid: token !== undefined,
    hasRole: (role) => tokenHasRole(token, role),
    hasPermission: (permission) => tokenHasPermission(token, permission),
  }
}

const nobody = () => undefined
