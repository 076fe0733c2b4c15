export { Allow, type AllowProps } from './Allow.tsx'
export { type AuthState, useAuth } from './useAuth.ts'
