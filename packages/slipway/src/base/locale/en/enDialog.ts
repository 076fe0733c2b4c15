import { enCancel } from './enCancel.ts'

/** English texts of a dialog's buttons. */
export const enDialog = { ...enCancel, 'app.ok': 'OK' } as const
