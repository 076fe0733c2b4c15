import type { en } from '../en.ts'

/** What the shell says as well, for what says nothing else. */
export const enLoading = { 'app.loading': 'Loading' } as const satisfies Partial<typeof en>
