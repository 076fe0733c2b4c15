export { Allow, type AllowProps } from './Allow.tsx'
export { type Auth, useAuth } from './useAuth.ts'
