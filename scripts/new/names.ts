/** The spellings of a name. */
export interface Names {
  /** `volume-meter`: folders, style sheets, class names. */
  readonly kebab: string
  /** `volumeMeter`: functions and their files. */
  readonly camel: string
  /** `VolumeMeter`: components and types. */
  readonly pascal: string
  /** `Volume meter`: titles. */
  readonly title: string
}

/** The spellings of a kebab-case name; `undefined` if the name is not in kebab case. */
export function namesOf(kebab: string): Names | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) return undefined
  const words = kebab.split('-')
  const pascal = words.map(capitalized).join('')
  return { kebab, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal, title: capitalized(words.join(' ')) }
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
