/** English texts of `Calendar`. */
export const enCalendar = {
  'calendar.previous': 'Previous month',
  'calendar.next': 'Next month',
  'calendar.range': '{start} to {end}',
  'calendar.start': '{start}, now choose the last day',
} as const
