import { type ESTree, parseSync } from 'vite'
import { visit } from '../../packages/slipway/src/vite/appSource.ts'

/** An import of another module. */
export interface Import {
  /** The specifier in the source: `../../base/cx.ts`, `#host/clipboard`, `slipway/hooks`, `react`. */
  readonly specifier: string
  readonly line: number
  /** Whether compiling removes the import: `import type`, `export type`, or `import('…').T` in a type. */
  readonly typeOnly: boolean
  /** Whether the import is dynamic: `import('…')`. */
  readonly lazy: boolean
}

/** Every import of a module: static, re-exported, dynamic, and within types. */
export function importsOf(path: string, source: string): Import[] {
  const parsed = parseSync(path, source)
  const lineOf = (start: number) => source.slice(0, start).split('\n').length
  return hasOthers(source) ? inTree(parsed.program, lineOf) : inRecord(parsed.module, source, lineOf)
}

/** Whether a module may have imports that the parser's module record lacks: imports within code, and empty re-exports. */
const hasOthers = (source: string) =>
  /\bimport\s*\(/.test(source) || /\bexport\b[^{;]*\{(\s|\/\/.*|\/\*[\s\S]*?\*\/)*\}/.test(source)

type Parsed = ReturnType<typeof parseSync>

/** The imports in the parser's module record. This avoids decoding the syntax tree, which takes half of the time. */
function inRecord(
  { staticImports, staticExports }: Parsed['module'],
  source: string,
  lineOf: (start: number) => number,
) {
  const found = new Map<number, Import>()
  const add = (start: number, request: { value: string; start: number } | null | undefined, typesOnly: boolean) => {
    // A name that is imported and then exported is in the record twice, with the same position.
    if (!request || found.has(request.start)) return
    // `import { type A }` is not removed when compiling; it becomes an import without names.
    const typeOnly = typesOnly && /^\w+\s+type\b/.test(source.slice(start, request.start))
    found.set(request.start, { specifier: request.value, line: lineOf(request.start), typeOnly, lazy: false })
  }
  for (const { start, moduleRequest, entries } of staticImports) add(start, moduleRequest, entries.every(isType))
  for (const { start, entries } of staticExports) add(start, entries[0]?.moduleRequest, entries.every(isType))
  return [...found].sort(([a], [b]) => a - b).map(([, one]) => one)
}

const isType = (entry: { readonly isType: boolean }) => entry.isType

/** All imports in a module's syntax tree. */
function inTree(program: Parsed['program'], lineOf: (start: number) => number): Import[] {
  const found: Import[] = []
  const add = (node: ESTree.Node | null, typeOnly: boolean, lazy = false) => {
    const specifier = node ? textOf(node) : undefined
    if (!node || specifier === undefined) return
    found.push({ specifier, line: lineOf(node.start), typeOnly, lazy })
  }
  visit(program, (node) => {
    if (node.type === 'ImportDeclaration') add(node.source, node.importKind === 'type')
    else if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration')
      add(node.source, node.exportKind === 'type')
    else if (node.type === 'ImportExpression') add(node.source, false, true)
    else if (node.type === 'TSImportType') add(node.source, true)
  })
  return found
}

/** The text of a string literal, or of a template without expressions. */
function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? undefined
  return undefined
}
