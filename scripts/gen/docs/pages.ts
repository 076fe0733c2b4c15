import { posix } from 'node:path'
import { findFiles } from '../../lib/findFiles.ts'
import { readText } from '../../lib/readText.ts'
import type { Generated } from '../generated.ts'
import { readApiDoc } from './apiDoc.ts'
import { lifeTable } from './lifeTable.ts'
import { type Library, openLibrary } from './program.ts'
import { fillRegions, hasRegions, type Region } from './regions.ts'
import { readShape } from './shape.ts'
import { apiSection, propsTable } from './tables.ts'

/** The pages of docs that sit beside the code, with their tables written from what the folder's index exports. */
export function pages(): (() => Generated)[] {
  const found = findFiles(['packages/slipway/src/**/*.md'])
    .map((path) => ({ path, text: readText(path) }))
    .filter(({ text }) => hasRegions(text))
  const library = openLibrary(found.map(({ path }) => indexBeside(path)))
  return found.map(({ path, text }) => () => {
    return { path, text: fillRegions(text, (region) => regionText(region, path, library)) }
  })
}

const indexBeside = (path: string) => posix.join(posix.dirname(path), 'index.ts')

function regionText({ kind, names }: Region, path: string, library: Library): string {
  if (kind === 'life') return names.map(lifeTable).join('\n\n')
  const symbols = names.map((name) => {
    const symbol = library.find(indexBeside(path), name)
    if (!symbol) throw new Error(`${path} wants a table of "${name}", which the index.ts beside it does not export.`)
    return symbol
  })
  const texts = symbols.map((symbol) =>
    kind === 'props' ? propsTable(readShape(symbol, library)) : apiSection(readApiDoc(symbol, library)),
  )
  return texts.join('\n\n')
}
