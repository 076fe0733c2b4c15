import { plainFileName } from './plainFileName.ts'

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'text/plain': 'txt',
  'video/quicktime': 'mov',
}

/**
 * Returns the name under which to save a file: the given name, the file's own, the last part of its address, or one made from
 * its type.
 */
export function fileName(path: string, blob: Blob, given = ''): string {
  const named = [given, blob instanceof File ? blob.name : '', lastPart(path)]
  const name = named.map(plainFileName).find((plain) => plain !== undefined)
  if (name !== undefined) return name
  const type = blob.type.split(';')[0] ?? ''
  const extension = extensions[type] ?? /^(?:image|video|audio)\/([\w-]+)$/.exec(type)?.[1]
  return extension ? `file.${extension}` : 'file'
}

function lastPart(path: string): string {
  if (/^(data|blob):/i.test(path)) return ''
  const name = path.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
