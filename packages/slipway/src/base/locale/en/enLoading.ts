import type { en } from '../en.ts'

/** English text of a loading state, the same as in the shell, for components that need no other text. */
export const enLoading = { 'app.loading': 'Loading' } as const satisfies Partial<typeof en>
