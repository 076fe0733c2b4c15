/** English texts of `Rate`. */
export const enRate = {
  'rate.value': '{value} of {count}',
} as const
