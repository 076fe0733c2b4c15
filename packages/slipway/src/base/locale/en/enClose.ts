/** The word for closing something, for what does without the others. */
export const enClose = { 'app.close': 'Close' } as const
