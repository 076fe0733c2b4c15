import { storedName } from '../../base/storedName.ts'
/** Encodes a key as part of a name. Browsers accept any text as a name, but some change lone surrogates; JSON escapes them. */
export function escapeKey(key: string): string {
  return JSON.stringify(key).slice(1, -1)
}

/** Returns the key of a name; `undefined` for a name that this app cannot have written. */
export function unescapeKey(text: string): string | undefined {
  try {
    return JSON.parse(`"${text}"`) as string
  } catch {
    return undefined
  }
}

/** The text of a key whose value is in the storage for large values. */
export interface Mark {
  /** Approximate size of the value in bytes. */
  readonly bytes: number
  /** The name of the value in the storage for large values. */
  readonly name: string
}

/** Writes a mark. Values that are stored as text never begin with `@`. */
export function writeMark({ bytes, name }: Mark): string {
  return `@${bytes} ${name}`
}

/** Reads a mark; `undefined` for a value, and for a mark with an impossible number of bytes. */
export function readMark(text = ''): Mark | undefined {
  const [, bytes, name] = /^@(\d{1,15}) (.+)$/.exec(text) ?? []
  return name === undefined ? undefined : { bytes: Number(bytes), name }
}

/** The name under which the app stores a key. */
export const nameOf = (key: string): string => storedName('data') + escapeKey(key)

/** The key of a stored name; `undefined` for names of other apps. */
export function keyOf(name: string): string | undefined {
  const prefix = storedName('data')
  return name.startsWith(prefix) ? unescapeKey(name.slice(prefix.length)) : undefined
}
