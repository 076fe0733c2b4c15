/** English texts of `Tag`. */
export const enTag = {
  'tag.remove': 'Remove',
} as const
