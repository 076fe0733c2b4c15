import { useSyncExternalStore } from 'react'
import { getToken, onTokenChange } from '../../api/identity/index.ts'
import type { AuthToken } from '../../base/identity/token.ts'
import { tokenHasPermission, tokenHasRole } from '../../base/identity/token.ts'

/** The signed-in user, returned by `useAuth`. */
export interface AuthState {
  /** The decoded token; `undefined` if the user is not signed in. */
  readonly token: AuthToken | undefined
  /** Whether there is a token that has not expired. */
  readonly isTokenValid: boolean
  /** Returns whether the user has the role. For a list, any one role is enough. */
  hasRole(role: string | readonly string[]): boolean
  /** Returns whether the user has the permission. For a list, any one is enough. The role `admin` has all permissions. */
  hasPermission(permission: string | readonly string[]): boolean
}

/**
 * Returns the signed-in user. The component renders again when the user changes, and when the token expires.
 *
 * On a server and in the first render of hydration, the user is always signed out.
 *
 * @example
 * const { token, hasPermission } = useAuth()
 * return <p>{hasPermission('post.write') ? `Write, ${token?.uid}` : 'Read'}</p>
 *
 * Source: specification, section 6.
 */
export function useAuth(): AuthState {
  const token = useSyncExternalStore(onTokenChange, getToken, noToken)
  return {
    token,
    isTokenValid: token !== undefined,
    hasRole: (role) => tokenHasRole(token, role),
    hasPermission: (permission) => tokenHasPermission(token, permission),
  }
}

const noToken = () => undefined
