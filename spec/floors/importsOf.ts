import { type ESTree, parseSync } from 'vite'
import { visit } from '../../packages/slipway/src/vite/appSource.ts'

/** One place where a module names another. */
export interface Import {
  /** As written: `../../base/cx.ts`, `#host/clipboard`, `slipway/hooks`, `react`. */
  readonly specifier: string
  readonly line: number
  /** Gone after compiling: `import type`, `export type`, or `import('…').T` in a type. */
  readonly typeOnly: boolean
  /** Loaded when the line runs: `import('…')`. */
  readonly lazy: boolean
}

/** Every import of a module: static, re-exported, dynamic, and within types. */
export function importsOf(path: string, source: string): Import[] {
  const found: Import[] = []
  const add = (node: ESTree.Node | null, typeOnly: boolean, lazy = false) => {
    const specifier = node ? textOf(node) : undefined
    if (!node || specifier === undefined) return
    found.push({ specifier, line: source.slice(0, node.start).split('\n').length, typeOnly, lazy })
  }
  const see = (node: ESTree.Node) => {
    if (node.type === 'ImportDeclaration') add(node.source, node.importKind === 'type')
    else if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration')
      add(node.source, node.exportKind === 'type')
    else if (node.type === 'ImportExpression') add(node.source, false, true)
    else if (node.type === 'TSImportType') add(node.source, true)
  }
  const { program } = parseSync(path, source)
  // Others than these stand on their own, which is quicker to see.
  if (/\bimport\s*\(/.test(source)) visit(program, see)
  else program.body.forEach(see)
  return found
}

/** What a literal or a template without holes says. */
function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? undefined
  return undefined
}
