import { enClear } from './enClear.ts'

/** English texts of `Input`. */
export const enInput = {
  ...enClear,
  'input.showPassword': 'Show password',
  'input.hidePassword': 'Hide password',
} as const
