import { enClear } from './enClear.ts'
import { enPicker } from './enPicker.ts'
import { enSearchBar } from './enSearchBar.ts'

/** English texts of `Select` and `MultiSelect`. */
export const enSelect = {
  ...enPicker,
  ...enClear,
  ...enSearchBar,
  'select.none': 'No matches',
} as const
