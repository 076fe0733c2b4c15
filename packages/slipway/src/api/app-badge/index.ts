export type { SetAppBadgeOptions } from './appBadge.ts'
export { clearAppBadge, setAppBadge } from './appBadge.ts'
export type { AppBadgeHost } from './host.ts'
