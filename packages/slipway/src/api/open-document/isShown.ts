/**
 * Whether a browser may show a file of the app in a window. Types that can contain scripts may not: the scripts would run with
 * the app's origin, regardless of who wrote the file.
 */
export function isShown(type: string): boolean {
  const mime = type.toLowerCase().split(';')[0]?.trim() ?? ''
  if (mime === 'application/pdf' || mime === 'text/plain') return true
  return /^(image|video|audio)\/[\w.-]+$/.test(mime) && !mime.startsWith('image/svg')
}
