export type { PageScrollHost, ScrollEnd, ScrollGoal } from './host.ts'
export type { PageScrollToOptions } from './pageScroll.ts'
export { pageScrollTo } from './pageScroll.ts'
