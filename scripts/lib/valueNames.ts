import { exportedNames } from './exportedNames.ts'
import type { PublicEntry } from './publicEntries.ts'
import { readText } from './readText.ts'

/** The names of the values that an entry exports, read from its source. */
export function valueNames({ source }: PublicEntry): string[] {
  const names = exportedNames(source, readText)
  return names.filter(({ kind }) => kind === 'value').map(({ name }) => name)
}
