/** English texts of `Editor`. */
export const enEditor = {
  'editor.placeholder': 'Write something',
  'editor.mentions': 'Mentions',
  'editor.failed': 'The editor could not be loaded.',
  'editor.retry': 'Try again',
} as const
