/** A key as part of a name. Browsers keep any text as a name, except that some change lone surrogates: JSON writes them out. */
export function escapeKey(key: string): string {
  return JSON.stringify(key).slice(1, -1)
}

/** The key of a name; `undefined` for what is no key, as only somebody else can have stored it. */
export function unescapeKey(text: string): string | undefined {
  try {
    return JSON.parse(`"${text}"`) as string
  } catch {
    return undefined
  }
}

/** Stands in the text of a key whose value is somewhere else. */
export interface Mark {
  /** About how many bytes it has. */
  readonly bytes: number
  /** The name that it has there. */
  readonly name: string
}

/** Writes a mark. No value as text begins like one. */
export function writeMark({ bytes, name }: Mark): string {
  return `@${bytes} ${name}`
}

/** Reads a mark; `undefined` for a value, and for what nobody can have written: more bytes than there are. */
export function readMark(text = ''): Mark | undefined {
  const [, bytes, name] = /^@(\d{1,15}) (.+)$/.exec(text) ?? []
  return name === undefined ? undefined : { bytes: Number(bytes), name }
}
