/** The words of the parts that close something by a button; each part of the kit does without the others' words. */
export const enClose = {
  'app.close': 'Close',
} as const

/** The words of `BottomSheet`. */
export const enBottomSheet = {
  'bottomSheet.height': 'Height of the sheet',
} as const

/** The words of `SwipeCell`. */
export const enSwipeCell = {
  'swipeCell.confirm': 'Confirm',
} as const

/** The words of `Calendar`. */
export const enCalendar = {
  'calendar.previous': 'Previous month',
  'calendar.next': 'Next month',
  'calendar.range': '{start} to {end}',
  'calendar.start': '{start}, now choose the last day',
} as const
