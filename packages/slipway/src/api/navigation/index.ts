export type { NavigateBackOptions, UrlOptions } from './navigation.ts'
export { navigateBack, navigateTo, redirectTo, reLaunch, switchTab } from './navigation.ts'
export type { PageInfo } from './pages.ts'
export { getCurrentPages, onNavigated } from './pages.ts'
