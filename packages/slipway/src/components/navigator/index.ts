export { Navigator } from './Navigator.tsx'
export type { NavigatorOpenType, NavigatorProps, NavigatorWay } from './navigatorProps.ts'
export type { PrefetchOptions, PrefetchProps, PrefetchTime } from './usePrefetch.ts'
export { usePrefetch } from './usePrefetch.ts'
