import type { ReactNode } from 'react'
import { useAuth } from './useAuth.ts'

/** Props of `Allow`. Without `role` and `permission` a valid token is enough; with both props, the user must have both. */
export interface AllowProps {
  /** Role that the user must have. In a list, any one role is enough; an empty list allows no user. */
  readonly role?: string | readonly string[] | undefined
  /** Permission that the user must have. In a list, any one is enough. The role `admin` has all permissions. */
  readonly permission?: string | readonly string[] | undefined
  /**
   * Content for users without the role or permission.
   * @default nothing
   */
  readonly fallback?: ReactNode
  /** Content for users with the role or permission. */
  readonly children?: ReactNode
}

/**
 * Shows its content only to users with a role or a permission. Reads the login token, and updates whenever the token changes.
 *
 * `Allow` renders no element of its own. Hidden content is not in the document, but it is still in the app's code: the server
 * must check each request.
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
