/** English texts of `IndexBar`. */
export const enIndexBar = {
  'indexBar.label': 'Index',
} as const
