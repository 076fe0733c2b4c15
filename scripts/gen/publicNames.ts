import { type ExportedName, exportedNames } from '../lib/exportedNames.ts'
import { publicEntries } from '../lib/publicEntries.ts'
import { readText } from '../lib/readText.ts'
import type { Generated } from './generated.ts'

/**
 * The list of all public names, so that reviews show every change of them.
 *
 * @param indexes The generated indexes, which may be newer than those on disk.
 */
export function publicNames(indexes: readonly Generated[]): Generated {
  const read = (path: string) => indexes.find((index) => index.path === path)?.text ?? readText(path)
  const entries = publicEntries().map(({ name, source }) => ({ name, exports: exportedNames(source, read) }))
  return { path: 'spec/public-names.txt', text: publicNamesText(entries) }
}

/** Text of the list: one block for each entry, values before types. */
export function publicNamesText(entries: readonly { name: string; exports: readonly ExportedName[] }[]): string {
  const blocks = entries.map(({ name, exports }) => {
    const lines = (kind: ExportedName['kind'], mark: string) =>
      exports.filter((entry) => entry.kind === kind).map((entry) => `  ${mark}${entry.name}`)
    return [name, ...lines('value', ''), ...lines('type', 'type ')].join('\n')
  })
  return `# Made by \`npm run gen\`: every public entry and what it exports.\n\n${blocks.join('\n\n')}\n`
}
