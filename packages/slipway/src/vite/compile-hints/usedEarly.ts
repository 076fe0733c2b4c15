import type { ESTree } from 'vite'
import { childrenOf } from '../appSource.ts'
import { isFunction } from './functionPaths.ts'

/**
 * Finds the function declarations that a statement before them reads or may call. A variable in the place of such a declaration would
 * not have its value yet.
 *
 * The search follows names, so it may find a function that is not called. Calls that the syntax does not show, such as those of
 * accessors, do not count.
 *
 * @param statements The statements of a module or of a function's body.
 * @returns The names of the functions.
 */
export function usedEarly(statements: readonly ESTree.Node[]): ReadonlySet<string> {
  const plain = statements.flatMap(withoutExport)
  const early = new Set<string>()
  const read = new Set<string>()
  /** By name, the names in the statements that gave it a value. A call of the name may run what they contain. */
  const values = new Map<string, readonly string[]>()
  const store = (name: string, node: ESTree.Node) => values.set(name, [...(values.get(name) ?? []), ...namesIn(node)])
  const readAll = (names: Iterable<string>, seen: Set<string>) => {
    for (const name of names) {
      if (seen.has(name)) continue
      seen.add(name)
      read.add(name)
      readAll(values.get(name) ?? [], seen)
    }
  }
  // Declared functions have their values before the first statement.
  for (const node of plain) if (isFunction(node) && node.id) store(node.id.name, node)
  for (const node of plain) {
    if (isFunction(node)) {
      if (node.id && read.has(node.id.name)) early.add(node.id.name)
      continue
    }
    if (callsNow(node)) readAll(namesIn(node), new Set())
    else for (const name of namesIn(node, 'now')) read.add(name)
    for (const name of targets(node)) store(name, node)
  }
  return early
}

/** The names whose values a statement sets, or more names than these. */
function targets(node: ESTree.Node): Iterable<string> {
  switch (node.type) {
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) => [...namesIn(id)])
    case 'ExpressionStatement':
      return targets(node.expression)
    case 'AssignmentExpression':
      return [...namesIn(node.left), ...(node.right.type === 'AssignmentExpression' ? targets(node.right) : [])]
    default:
      return namesIn(node, 'now')
  }
}

/** A declaration without its `export`; nothing for imports and lists of exports, which run no code. */
function withoutExport(node: ESTree.Node): readonly ESTree.Node[] {
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return []
  if (node.type === 'ExportNamedDeclaration') return node.declaration ? [node.declaration] : []
  return node.type === 'ExportDefaultDeclaration' ? [node.declaration] : [node]
}

/** Whether a statement calls anything when it runs, outside the functions that it contains. */
function callsNow(node: ESTree.Node): boolean {
  if (isFunction(node)) return false
  return calls.has(node.type) || childrenOf(node).some(callsNow)
}

const calls = new Set<string>([
  'CallExpression',
  'NewExpression',
  'TaggedTemplateExpression',
  'AwaitExpression',
  'ForOfStatement',
  'SpreadElement',
])

/**
 * The names that a node mentions, without those of properties.
 *
 * @param when With `now`, without the names inside functions.
 */
function namesIn(node: ESTree.Node, when?: 'now'): ReadonlySet<string> {
  const names = new Set<string>()
  const search = (inner: ESTree.Node) => {
    if (inner.type === 'Identifier') names.add(inner.name)
    if (when === 'now' && isFunction(inner)) return
    for (const child of childrenOf(inner)) {
      const isName = ('property' in inner && inner.property === child) || ('key' in inner && inner.key === child)
      const isShorthand = 'shorthand' in inner && inner.shorthand
      if (!isName || isShorthand || ('computed' in inner && inner.computed)) search(child)
    }
  }
  search(node)
  return names
}
