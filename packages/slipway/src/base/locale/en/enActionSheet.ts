import { enCancel } from './enCancel.ts'

/** The words of an action sheet. */
export const enActionSheet = { ...enCancel, 'actionSheet.label': 'Choices' } as const
