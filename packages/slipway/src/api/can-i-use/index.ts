export { canIUse, knownNames } from './canIUse.ts'
export type { CanIUseHost } from './host.ts'
