/** English texts of copying. */
export const enClipboard = { 'clipboard.copied': 'Content copied' } as const
