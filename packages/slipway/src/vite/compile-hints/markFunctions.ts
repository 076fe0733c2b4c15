import type { ESTree } from 'vite'
import type { MagicString } from '../../vendor/magicString.ts'
import { childrenOf } from '../appSource.ts'
import { type FoundFunction, functionPaths, isFunction } from './functionPaths.ts'
import { usedEarly } from './usedEarly.ts'

/** A changed module with its source map. */
export interface MarkedModule {
  readonly code: string
  readonly map: string
}

/**
 * Writes functions as parenthesised function expressions. JavaScript engines compile these at once, while they parse the script. They
 * would otherwise only check the syntax of a function, and parse it again at its first call. Minifiers that know this convention keep
 * the parentheses.
 *
 * A declaration becomes a variable in its place. If a statement before it may use the function, the variable is moved to the start of
 * the scope. Moved functions compress less, because they are further away from similar code. Methods and declarations inside blocks
 * remain as they are.
 *
 * @param program The syntax tree of the code.
 * @param paths Paths of functions, as `functionPaths` returns them. Paths that the module does not have are ignored.
 * @returns `undefined` if nothing changes.
 */
export async function markFunctions(
  code: string,
  program: ESTree.Program,
  paths: Iterable<string>,
): Promise<MarkedModule | undefined> {
  const functions = functionPaths(program)
  const { MagicString } = await import('../../vendor/magicString.ts')
  const text = new MagicString(code)
  const earlyNames = new Map<Scope['statements'], ReadonlySet<string>>()
  for (const path of paths) {
    const found = functions.get(path)
    if (found?.node.type === 'FunctionDeclaration') makeVariable(text, found, earlyNames)
    else if (found && canBeParenthesised(found))
      text.prependRight(found.node.start, '(').appendLeft(found.node.end, ')')
  }
  return text.hasChanged()
    ? { code: text.toString(), map: text.generateMap({ hires: 'boundary' }).toString() }
    : undefined
}

/** The value of a method has no start of its own, and other parentheses already have the effect. */
function canBeParenthesised({ node, parents }: FoundFunction): boolean {
  const parent = parents.at(-1)
  if (parent?.type === 'MethodDefinition' || parent?.type === 'ParenthesizedExpression') return false
  return parent?.type !== 'Property' || parent.value.start !== node.start || (!parent.method && parent.kind === 'init')
}

function makeVariable(
  text: MagicString,
  { node, parents }: FoundFunction,
  earlyNames: Map<Scope['statements'], ReadonlySet<string>>,
): void {
  const parent = parents.at(-1)
  const exported = parent?.type.startsWith('Export') ? parent : undefined
  const scope = scopeAround(exported ? parents.slice(0, -1) : parents)
  if (!scope || node.type === 'ArrowFunctionExpression' || !node.id || !isOnlyOne(node.id.name, scope)) return
  const { name, start, end } = node.id
  text.remove(start, end).prependRight(node.start, `var ${name}=(`).appendLeft(node.end, ');')
  if (exported) {
    const asDefault = exported.type === 'ExportDefaultDeclaration' ? ' as default' : ''
    text.update(exported.start, node.start, `export{${name}${asDefault}};`)
  }
  const early = earlyNames.get(scope.statements) ?? usedEarly(scope.statements)
  earlyNames.set(scope.statements, early)
  const first = scope.statements.find((statement) => !('directive' in statement && statement.directive))
  if (!early.has(name) || !first) return
  // The semicolon ends the statement before the declaration if that has none.
  text.move(node.start, node.end, first.start).appendRight(node.end, ';')
}

/** The statements of a module or of a function's body, and the function. */
interface Scope {
  readonly statements: readonly ESTree.Node[]
  readonly parameters: readonly ESTree.Node[]
}

/** The scope whose statements the innermost node contains. */
function scopeAround(parents: readonly ESTree.Node[]): Scope | undefined {
  const [outer, inner] = parents.slice(-2)
  if (parents.length === 1 && outer?.type === 'Program') return { statements: outer.body, parameters: [] }
  if (!outer || inner?.type !== 'BlockStatement' || !isFunction(outer)) return undefined
  return { statements: inner.body, parameters: outer.params }
}

/** Whether a scope has one declaration and no parameter with a name. Of several, the last one would win. */
function isOnlyOne(name: string, { statements, parameters }: Scope): boolean {
  const declared = statements.filter((statement) => {
    const declaration = 'declaration' in statement ? (statement.declaration as ESTree.Node | null) : statement
    return declaration?.type === 'FunctionDeclaration' && declaration.id?.name === name
  })
  return declared.length === 1 && !parameters.some((parameter) => hasName(parameter, name))
}

/** Whether a pattern binds or mentions a name. */
const hasName = (node: ESTree.Node, name: string): boolean =>
  (node.type === 'Identifier' && node.name === name) || childrenOf(node).some((child) => hasName(child, name))
