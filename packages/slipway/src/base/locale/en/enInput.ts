import { enClear } from './enClear.ts'

/** The words of `Input`, which does without the others. */
export const enInput = {
  ...enClear,
  'input.showPassword': 'Show password',
  'input.hidePassword': 'Hide password',
} as const
