/** The words of `Input`, which does without the others. */
export const enInput = {
  'input.clear': 'Clear',
  'input.showPassword': 'Show password',
  'input.hidePassword': 'Hide password',
} as const
