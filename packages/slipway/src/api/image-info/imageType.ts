/** A kind of image; `unknown` also where a server of another origin keeps the file from being read. */
export type ImageType = 'avif' | 'bmp' | 'gif' | 'heic' | 'jpeg' | 'png' | 'svg' | 'tiff' | 'webp' | 'unknown'

/** What files begin with; a full stop stands for any byte. */
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

/** The kind of an image by its first bytes, whatever its name says. Texts have none: there the MIME type tells. */
export function imageTypeOf(bytes: Uint8Array, mimeType: string): ImageType {
  const isAt = (beginning: string) =>
    [...beginning].every((letter, index) => letter === '.' || letter.charCodeAt(0) === bytes[index])
  const known = beginnings.find(([beginning]) => isAt(beginning))?.[1]
  return known ?? (mimeType.startsWith('image/svg') ? 'svg' : 'unknown')
}
