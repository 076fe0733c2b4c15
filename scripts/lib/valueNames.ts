import { exportedNames } from './exportedNames.ts'
import type { PublicEntry } from './publicEntries.ts'
import { readText } from './readText.ts'

/** The values that an entry exports, as its source says. */
export function valueNames({ source }: PublicEntry): string[] {
  const names = exportedNames(source, readText)
  return names.filter(({ kind }) => kind === 'value').map(({ name }) => name)
}
