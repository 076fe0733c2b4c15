import { type Token, tokenHasPermission, tokenHasRole } from '../../base/identity/token.ts'
import type { Guard } from '../../router/guards/guards.ts'
import { redirectTo as redirect } from '../../router/guards/redirect.ts'

/** What `requireToken`, `requireRole` and `requirePermission` do with those who may not see a page. */
export interface RequirementOptions {
  /**
   * Address of the page that is shown in its place, such as `/login`; it gets the address of the page asked for as the
   * parameter `from`. The guard lets that page itself be shown to everyone.
   * @default none: the page is refused
   */
  readonly redirectTo?: string
}

/**
 * Makes a guard that lets a page be shown to those who are signed in.
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
 * Makes a guard that lets a page be shown to those who have a role; of several, any.
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
 * Makes a guard that lets a page be shown to those who have a permission; of several, any. The role `admin` has all.
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

function guardBy(mayPass: (token: Token | undefined) => boolean, { redirectTo }: RequirementOptions): Guard {
  return ({ url, token }) => {
    if (mayPass(token)) return true
    if (redirectTo === undefined) return false
    if (pathOf(url) === pathOf(redirectTo)) return true
    return redirect({ url: `${redirectTo}${redirectTo.includes('?') ? '&' : '?'}from=${encodeURIComponent(url)}` })
  }
}

const pathOf = (url: string) => url.split('?', 1)[0]
