import { enCancel } from './enCancel.ts'

/** The words of a dialog's buttons. */
export const enDialog = { ...enCancel, 'app.ok': 'OK' } as const
