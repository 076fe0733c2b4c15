/** A kind of file that has a chooser of its own on phones. */
export type MediaKind = 'image' | 'video'

/** The MIME types of endings. Phones look at types and desktops at endings, so a chooser is given both. */
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
 * What a chooser accepts.
 *
 * @param kinds None means files of any kind.
 * @param extensions `jpg`, `.jpg` and `*.jpg` mean the same; `*` means all of the kinds; MIME types stay as they are.
 */
export function acceptedTypes(kinds: readonly MediaKind[], extensions: readonly string[] = ['*']): readonly string[] {
  const wanted = extensions.map((extension) =>
    extension
      .trim()
      .toLowerCase()
      .replace(/^\*?\./, ''),
  )
  if (wanted.includes('*')) return kinds.map((kind) => `${kind}/*`)
  return withMimeTypes(wanted.map((one) => (one.includes('/') ? one : `.${one}`)))
}

/** A list of MIME types and endings (`.jpg`), with the MIME types of those endings. */
export function withMimeTypes(accept: readonly string[]): readonly string[] {
  return [...new Set(accept.flatMap((one) => [one, mimeTypes[one.slice(1)] ?? one]))]
}

/** Whether a file is of an accepted type. People can choose others: choosers have a way to show all files. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  const lowerName = name.toLowerCase()
  const mime = mimeTypeOf(name, type)
  const fits = (one: string) => {
    if (one.startsWith('.')) return lowerName.endsWith(one)
    return one.endsWith('/*') ? mime.startsWith(one.slice(0, -1)) : mime === one
  }
  return accept.length === 0 || accept.some(fits)
}

/** The type that a file says it has; systems that do not know a type leave it empty, and its ending tells. */
export function mimeTypeOf(name: string, type: string): string {
  return type.toLowerCase().split(';')[0] || (mimeTypes[name.toLowerCase().split('.').at(-1) ?? ''] ?? '')
}
