/** English text of a close button, for components that need no other text. */
export const enClose = { 'app.close': 'Close' } as const
