/** The word for giving something up, for what does without the others. */
export const enCancel = { 'app.cancel': 'Cancel' } as const
