export type { PullDownRefreshProps } from './PullDownRefresh.tsx'
export { PullDownRefresh } from './PullDownRefresh.tsx'
