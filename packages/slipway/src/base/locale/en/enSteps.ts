/** The words of `Steps`, which does without the others. */
export const enSteps = {
  'steps.finish': 'Done',
  'steps.error': 'Failed',
} as const
