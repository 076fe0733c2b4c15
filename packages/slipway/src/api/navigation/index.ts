export type { NavigateBackOptions, UrlOptions } from './navigation.ts'
export { navigateBack, navigateTo, redirectTo, reLaunch, switchTab } from './navigation.ts'
