export type { InfiniteScrollProps } from './InfiniteScroll.tsx'
export { InfiniteScroll } from './InfiniteScroll.tsx'
