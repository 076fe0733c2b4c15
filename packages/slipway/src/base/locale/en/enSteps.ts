/** English texts of `Steps`. */
export const enSteps = {
  'steps.finish': 'Done',
  'steps.error': 'Failed',
} as const
