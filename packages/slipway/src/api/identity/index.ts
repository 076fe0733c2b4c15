export { type AuthToken, decodeToken } from '../../base/identity/token.ts'
export type { IdentityHost } from './host.ts'
export type { TokenAuthOptions } from './identity.ts'
export {
  getToken,
  getTokenText,
  hasPermission,
  hasRole,
  isTokenValid,
  onTokenChange,
  setToken,
  tokenAuth,
} from './identity.ts'
export { type RequirementOptions, requirePermission, requireRole, requireToken } from './requirements.ts'
