/** English texts of `SwipeCell`. */
export const enSwipeCell = { 'swipeCell.confirm': 'Confirm' } as const
