export type { PageScrollEvent } from './usePageScroll.ts'
export { usePageScroll } from './usePageScroll.ts'
export type { ReachBottomOptions } from './useReachBottom.ts'
export { useReachBottom } from './useReachBottom.ts'
