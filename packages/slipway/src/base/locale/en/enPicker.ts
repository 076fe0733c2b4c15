import { enCancel } from './enCancel.ts'

/** English texts of a picker's buttons. */
export const enPicker = { ...enCancel, 'app.done': 'Done' } as const
