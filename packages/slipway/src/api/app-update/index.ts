export type { ApplyUpdateOptions, CheckForUpdateOptions, CheckForUpdateResult } from './appUpdate.ts'
export { applyUpdate, checkForUpdate, onUpdateReady } from './appUpdate.ts'
export type { AppUpdateHost } from './host.ts'
