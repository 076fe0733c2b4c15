export type { PullDownRefreshProps, PullDownRefreshState } from './PullDownRefresh.tsx'
export { PullDownRefresh } from './PullDownRefresh.tsx'
export { usePullDownRefresh } from './usePullDownRefresh.ts'
