import { type AuthToken, tokenHasPermission, tokenHasRole } from '../../base/identity/token.ts'
import { pathOf } from '../../router/address/address.ts'
import type { Guard } from '../../router/config/guardTypes.ts'
import { redirectTo as redirect } from '../../router/guards/redirect.ts'

/** Options of `requireToken`, `requireRole` and `requirePermission`. */
export interface RequirementOptions {
  /**
   * Address of the page to show instead, such as `/login`. The page gets the requested address as its parameter `from`.
   * The guard always allows that page itself.
   * @default none: the page is refused
   */
  readonly redirectTo?: string
}

/**
 * Creates a guard that requires a valid login token.
 *
 * @platform web, capacitor
 *
 * @example
 * defineApp({ pages, auth: tokenAuth(), guard: requireToken({ redirectTo: '/login' }) })
 *
 * Source: specification, section 6.
 */
export function requireToken(options: RequirementOptions = {}): Guard {
  return guardBy((token) => token !== undefined, options)
}

/**
 * Creates a guard that requires a role; for a list, any of its roles.
 *
 * @platform web, capacitor
 *
 * @example
 * page({ load: () => import('./pages/EditPage'), guard: requireRole(['editor', 'admin']) })
 *
 * Source: specification, section 6.
 */
export function requireRole(role: string | readonly string[], options: RequirementOptions = {}): Guard {
  return guardBy((token) => tokenHasRole(token, role), options)
}

/**
 * Creates a guard that requires a permission; for a list, any of its permissions. The role `admin` has all permissions.
 *
 * @platform web, capacitor
 *
 * @example
 * page({ load: () => import('./pages/ReportPage'), guard: requirePermission('report.read', { redirectTo: '/login' }) })
 *
 * Source: specification, section 6.
 */
export function requirePermission(permission: string | readonly string[], options: RequirementOptions = {}): Guard {
  return guardBy((token) => tokenHasPermission(token, permission), options)
}

function guardBy(mayPass: (token: AuthToken | undefined) => boolean, { redirectTo }: RequirementOptions): Guard {
  return ({ url, token }) => {
    if (mayPass(token)) return true
    if (redirectTo === undefined) return false
    if (pathOf(url) === pathOf(redirectTo)) return true
    return redirect({ url: `${redirectTo}${redirectTo.includes('?') ? '&' : '?'}from=${encodeURIComponent(url)}` })
  }
}
