import { posix } from 'node:path'
import { docPages } from '../../lib/docPages.ts'
import { findFiles } from '../../lib/findFiles.ts'
import { readText } from '../../lib/readText.ts'
import type { Generated } from '../generated.ts'
import { readApiDoc } from './apiDoc.ts'
import { keysTable } from './keysTable.ts'
import { lifeTable } from './lifeTable.ts'
import { pagesList } from './llms.ts'
import { platformTables } from './platformTables.ts'
import { type Library, openLibrary } from './program.ts'
import { publicApis } from './publicApis.ts'
import { fillRegions, hasRegions, type Region } from './regions.ts'
import { readShape } from './shape.ts'
import { apiSection, propsTable } from './tables.ts'
import { textsTable } from './textsTable.ts'
import { tokensTable } from './tokensTable.ts'

/** Opens the package's types that pages and tables describe. */
export function openPublicLibrary(): Library {
  const indexes = findFiles(['packages/slipway/src/{api,components}/*/index.ts'])
  return openLibrary([...new Set([...indexes, ...pagesWithRegions().flatMap(({ path }) => indexesOf(path))])])
}

/** The pages with marks for `gen`: pages in the folder of the code, about the exports of its index, and overviews. */
export function pages(library: Library): (() => Generated)[] {
  return pagesWithRegions().map(({ path, text }) => () => {
    return { path, text: fillRegions(text, (region) => regionText(region, path, library)) }
  })
}

function pagesWithRegions(): Generated[] {
  return findFiles(['packages/slipway/src/**/*.md', 'packages/slipway/docs/*.md'])
    .map((path) => ({ path, text: readText(path) }))
    .filter(({ text }) => hasRegions(text))
}

/** The indexes with the names of a page: the one of its folder, or for the guides those of the package's entries. */
const indexesOf = (path: string) =>
  path.startsWith('packages/slipway/docs/')
    ? ['index.ts', 'vite/index.ts', 'server/index.ts'].map((index) => `packages/slipway/src/${index}`)
    : [posix.join(posix.dirname(path), 'index.ts')]

function regionText({ kind, names }: Region, path: string, library: Library): string {
  if (kind === 'life') return names.map(lifeTable).join('\n\n')
  if (kind === 'texts') return textsTable()
  if (kind === 'pages') return pagesList(docPages(), posix.dirname(path))
  if (kind === 'keys') return keysTable()
  if (kind === 'tokens') return names.map((name) => tokensTable(name, path)).join('\n\n')
  if (kind === 'platforms') return platformTables(publicApis(library))
  const symbols = names.map((name) => {
    const [symbol] = indexesOf(path).flatMap((index) => library.find(index, name) ?? [])
    if (!symbol)
      throw new Error(
        `${path} has the marks of a table of "${name}", but the index.ts of its folder does not export this name.`,
      )
    return symbol
  })
  const texts = symbols.map((symbol) =>
    kind === 'props'
      ? propsTable(readShape(symbol, library), symbol.name.endsWith('Props') ? 'Prop' : 'Field')
      : apiSection(readApiDoc(symbol, library)),
  )
  return texts.join('\n\n')
}
