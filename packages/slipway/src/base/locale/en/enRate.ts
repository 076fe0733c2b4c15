/** The words of `Rate`. */
export const enRate = {
  'rate.value': '{value} of {count}',
} as const
