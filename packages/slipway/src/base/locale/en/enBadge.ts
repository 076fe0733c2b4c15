import type { en } from '../en.ts'

/** The word of a badge without one, which the shell says as well. */
export const enBadge = { 'badge.new': 'New' } as const satisfies Partial<typeof en>
