/** Type of an image; `unknown` also if a server of another origin does not allow reading the file. */
export type ImageType = 'avif' | 'bmp' | 'gif' | 'heic' | 'jpeg' | 'png' | 'svg' | 'tiff' | 'webp' | 'unknown'

/** First bytes of each file type; a full stop stands for any byte. */
const beginnings: readonly (readonly [string, ImageType])[] = [
  ['\xff\xd8\xff', 'jpeg'],
  ['\x89PNG\r\n', 'png'],
  ['GIF8', 'gif'],
  ['RIFF....WEBP', 'webp'],
  ['BM', 'bmp'],
  ['....ftypavi', 'avif'],
  ['....ftyphei', 'heic'],
  ['....ftypmif1', 'heic'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
]

/**
 * Detects the image type from its first bytes. SVG is detected by its MIME type, because text files have no fixed first
 * bytes.
 */
export function imageTypeOf(bytes: Uint8Array, mimeType: string): ImageType {
  const isAt = (beginning: string) =>
    [...beginning].every((letter, index) => letter === '.' || letter.charCodeAt(0) === bytes[index])
  const known = beginnings.find(([beginning]) => isAt(beginning))?.[1]
  return known ?? (mimeType.startsWith('image/svg') ? 'svg' : 'unknown')
}
