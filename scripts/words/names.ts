/** A name that contains a word with two meanings. */
export interface DoubtfulName {
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  readonly name: string
  /** Words to use instead. */
  readonly instead: string
}

/** Words of names that have several meanings, or none, and the words to use instead. */
const instead: Readonly<Record<string, string>> = {
  way: 'direction, distance',
  gone: 'removed, disposal',
  wish: 'requested',
  wishes: 'requested',
  asked: 'requested',
  told: 'reported',
}

const exported = /\bexport\s+(?:declare\s+)?(?:async\s+)?(?:function|const|let|interface|type|class)\s+(\w+)/g
/** A parameter, a prop or a key with its colon. In a conditional expression, a space is before the colon. */
const typed = /(?<![.\w$])([a-zA-Z]\w*)\??:(?=\s)/g
const partOfName = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g
const quoted = /'[^']*'|"[^"]*"|`[^`]*`/g

/** Returns the exported names, parameters, props and keys of a script in which one of the words is a whole part. */
export function doubtfulNames(file: string, source: string): DoubtfulName[] {
  return source.split('\n').flatMap((raw, index) => {
    if (/^\s*(\/\/|\/?\*)/.test(raw)) return []
    const code = raw.replace(quoted, "''")
    const names = [exported, typed].flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name))
    return names.flatMap((name) => {
      const word = name.match(partOfName)?.find((part) => Object.hasOwn(instead, part.toLowerCase()))
      return word ? [{ file, line: index + 1, name, instead: instead[word.toLowerCase()] ?? '' }] : []
    })
  })
}
