/** English text of a button that clears a field, for components that need no other text. */
export const enClear = { 'input.clear': 'Clear' } as const
