import { enCancel } from './enCancel.ts'

/** The words of a picker's buttons. */
export const enPicker = { ...enCancel, 'app.done': 'Done' } as const
