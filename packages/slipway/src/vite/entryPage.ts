import type { ESTree } from 'vite'
import { type AppSource, propertyName, visit } from './appSource.ts'

/**
 * Finds the module that the root page imports: `./pages/HomePage` in
 * `'/': page({ load: () => import('./pages/HomePage') })`. The root page is the one that the app's `root` names, else the page
 * at `/`, else the first page.
 *
 * @returns `undefined` if the source does not contain the import as a literal.
 */
export function entryPageImport(source: AppSource): string | undefined {
  for (const config of source.configs) {
    const root = rootPage(config, source)
    const load = root && member(root, 'load', source)
    const specifier = load && onlyImport(load)
    if (specifier !== undefined) return specifier
  }
  return undefined
}

/** Returns the config of the root page; `undefined` if the source does not contain it as a literal. */
function rootPage(config: ESTree.Node, source: AppSource): ESTree.Node | undefined {
  const pages = member(config, 'pages', source)
  const named = member(config, 'root', source)
  if (!pages || (named && (named.type !== 'Literal' || typeof named.value !== 'string'))) return undefined
  const page = member(pages, named ? String(named.value) : '/', source)
  if (page || named || pages.type !== 'ObjectExpression') return page
  const [first] = pages.properties
  return first?.type === 'Property' && !pages.properties.some(({ type }) => type === 'SpreadElement')
    ? source.plain(first.value)
    : undefined
}

/** Returns the value of a property of an object, or of the object that is passed to `page`. */
export function member(written: ESTree.Node, name: string, source: AppSource): ESTree.Node | undefined {
  const node = source.plain(written)
  if (node.type === 'CallExpression' && source.callee(node) === 'page' && node.arguments[0]) {
    return member(node.arguments[0], name, source)
  }
  if (node.type !== 'ObjectExpression') return undefined
  const found = node.properties.find((property) => property.type === 'Property' && propertyName(property) === name)
  return found?.type === 'Property' ? source.plain(found.value) : undefined
}

/** Returns the module that a function imports; `undefined` unless it is exactly one module, named by a literal. */
function onlyImport(load: ESTree.Node): string | undefined {
  const specifiers: unknown[] = []
  visit(load, (node) => {
    if (node.type === 'ImportExpression') specifiers.push(node.source.type === 'Literal' && node.source.value)
  })
  const [specifier] = specifiers
  return specifiers.length === 1 && typeof specifier === 'string' ? specifier : undefined
}
