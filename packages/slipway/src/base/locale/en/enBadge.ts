import type { en } from '../en.ts'

/** English text of a badge without a text of its own, the same as in the shell. */
export const enBadge = { 'badge.new': 'New' } as const satisfies Partial<typeof en>
