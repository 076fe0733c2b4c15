/** English text of a cancel button, for components that need no other text. */
export const enCancel = { 'app.cancel': 'Cancel' } as const
