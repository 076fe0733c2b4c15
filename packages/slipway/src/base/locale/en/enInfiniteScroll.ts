import { enLoading } from './enLoading.ts'

/** English texts of `InfiniteScroll`. */
export const enInfiniteScroll = {
  ...enLoading,
  'app.retry': 'Try again',
  'infiniteScroll.more': 'Load more',
  'infiniteScroll.finished': 'Nothing more to show',
  'infiniteScroll.failed': 'Could not load more.',
} as const
