import type { ReactNode } from 'react'
import { useAuth } from './useAuth.ts'

/** Props of `Allow`. With neither `role` nor `permission` it asks for a valid token; with both, for both. */
export interface AllowProps {
  /** Role that the user must have; of several, any. */
  readonly role?: string | readonly string[] | undefined
  /** Permission that the user must have; of several, any. The role `admin` has all. */
  readonly permission?: string | readonly string[] | undefined
  /**
   * What everyone else sees.
   * @default nothing
   */
  readonly fallback?: ReactNode
  /** What the user sees who may. */
  readonly children?: ReactNode
}

/**
 * Shows its content to those who have a role or a permission, by the login token, and follows each change of it.
 *
 * It has no element of its own. What it hides is not in the document, but still in the app's code: the server must check
 * each call.
 *
 * @example
 * <Allow permission="post.delete" fallback={<p>Ask an editor to delete it.</p>}>
 *   <Button onClick={remove}>Delete</Button>
 * </Allow>
 *
 * Source: specification, section 6.
 */
export function Allow({ role, permission, fallback, children }: AllowProps): ReactNode {
  const { isTokenValid, hasRole, hasPermission } = useAuth()
  const allowed =
    isTokenValid && (role === undefined || hasRole(role)) && (permission === undefined || hasPermission(permission))
  return allowed ? children : fallback
}
