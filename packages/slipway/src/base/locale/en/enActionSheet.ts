import { enCancel } from './enCancel.ts'

/** English texts of an action sheet. */
export const enActionSheet = { ...enCancel, 'actionSheet.label': 'Choices' } as const
