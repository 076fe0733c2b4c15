/**
 * Whether a browser may show a file of the app in a window. What can hold scripts may not: it would run as the app, whoever
 * made it.
 */
export function isShown(type: string): boolean {
  const mime = type.toLowerCase().split(';')[0]?.trim() ?? ''
  if (mime === 'application/pdf' || mime === 'text/plain') return true
  return /^(image|video|audio)\/[\w.-]+$/.test(mime) && !mime.startsWith('image/svg')
}
