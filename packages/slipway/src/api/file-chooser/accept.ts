/** A type of file for which phones have a chooser of their own. */
export type MediaKind = 'image' | 'video'

/** MIME types by file extension. Phones filter by MIME type and desktops by extension, so a chooser gets both. */
const mimeTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bmp: 'image/bmp',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  webp: 'image/webp',
  '3gp': 'video/3gpp',
  avi: 'video/x-msvideo',
  m4v: 'video/x-m4v',
  mkv: 'video/x-matroska',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  mpeg: 'video/mpeg',
  mpg: 'video/mpeg',
  ogv: 'video/ogg',
  webm: 'video/webm',
}

/**
 * Returns the `accept` values for a chooser.
 *
 * @param kinds An empty list means files of any type.
 * @param extensions `jpg`, `.jpg` and `*.jpg` mean the same; `*` means all files of the kinds; MIME types stay unchanged.
 */
export function acceptedTypes(kinds: readonly MediaKind[], extensions: readonly string[] = ['*']): readonly string[] {
  const normalized = extensions.map((extension) =>
    extension
      .trim()
      .toLowerCase()
      .replace(/^\*?\./, ''),
  )
  if (normalized.includes('*')) return kinds.map((kind) => `${kind}/*`)
  return withMimeTypes(normalized.map((one) => (one.includes('/') ? one : `.${one}`)))
}

/** Adds the MIME types of the extensions (`.jpg`) to a list of MIME types and extensions. */
export function withMimeTypes(accept: readonly string[]): readonly string[] {
  return [...new Set(accept.flatMap((one) => [one, mimeTypes[one.slice(1)] ?? one]))]
}

/** Whether a file matches `accept`. The user can choose others, because choosers can show all files. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  const lowerName = name.toLowerCase()
  const mime = mimeTypeOf(name, type)
  const fits = (one: string) => {
    if (one.startsWith('.')) return lowerName.endsWith(one)
    return one.endsWith('/*') ? mime.startsWith(one.slice(0, -1)) : mime === one
  }
  return accept.length === 0 || accept.some(fits)
}

/** MIME type of a file. If the system does not know the type and leaves it empty, the type follows from the extension. */
export function mimeTypeOf(name: string, type: string): string {
  return type.toLowerCase().split(';')[0] || (mimeTypes[name.toLowerCase().split('.').at(-1) ?? ''] ?? '')
}
