/** The words of `Tag`, which does without the others. */
export const enTag = {
  'tag.remove': 'Remove',
} as const
