/** The beginning of the path of every saved file. It contains no address of the app, so a path remains valid if the app moves. */
const start = 'slipway-file://saved/'

/** Longest file name in bytes of UTF-8. File systems accept 255, and a few are left for the names of copies. */
const longestName = 240

/** Whether a path is one of a saved file. The file may have been removed. */
export const isSavedPath = (path: string): boolean => path.startsWith(start)

/** Returns the path of a saved file: `slipway-file://saved/m2x9k1-8f3a/invoice.pdf`. */
export function savedPath(id: string, name: string): string {
  return `${start}${id}/${encodeURIComponent(name)}`
}

/** Returns the identifier in the path of a saved file; `undefined` for other paths. The name after it has no effect. */
export function savedId(path: string): string | undefined {
  return isSavedPath(path) ? /^([a-z\d]+-[a-z\d]+)\//.exec(path.slice(start.length))?.[1] : undefined
}

/** Creates an identifier that no other window uses. Its first part is the current time. */
export function newSavedId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}0`
}

/** The time at which an identifier was created, in milliseconds since 1970. */
export const madeMs = (id: string): number => Number.parseInt(id, 36)

/** Makes a file name safe for every file system: without separators of folders, and shortened if it is long. */
export function savedName(name: string): string {
  const safe = name.replace(/[/\\:]/g, '-')
  const extension = /\.[^.]{1,15}$/.exec(safe)?.[0] ?? ''
  const characters = [...safe.slice(0, safe.length - extension.length)].slice(0, longestName)
  while (bytesOf(characters.join('') + extension) > longestName) characters.pop()
  return characters.join('') + extension
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length
