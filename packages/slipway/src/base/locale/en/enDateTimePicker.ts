import { enClear } from './enClear.ts'
import { enPicker } from './enPicker.ts'

/** English texts of `DateTimePicker`. */
export const enDateTimePicker = {
  ...enPicker,
  ...enClear,
  'dateTime.from': 'From',
  'dateTime.to': 'To',
  'dateTime.missing': 'Enter the date and the time',
  'dateTime.missingDay': 'Enter the date',
  'dateTime.min': 'Not before {limit}',
  'dateTime.max': 'Not after {limit}',
  'dateTime.day': 'This day is not available',
  'dateTime.order': 'The end is before the start',
} as const
