/** The word for emptying a field, for what does without the others. */
export const enClear = { 'input.clear': 'Clear' } as const
