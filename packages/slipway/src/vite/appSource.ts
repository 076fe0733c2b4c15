import type { ESTree } from 'vite'

/** The source of a module that declares an app. */
export interface AppSource {
  /** The object literals that are passed to `defineApp`. */
  readonly configs: readonly ESTree.ObjectExpression[]
  /** Resolves an expression: removes type assertions and parentheses, and replaces a constant of the module by its value. */
  plain(node: ESTree.Node): ESTree.Node
  /** The exported name of the Slipway function that a call uses, even if imported as another name; `undefined` for other calls. */
  callee(node: ESTree.CallExpression): string | undefined
}

/** Finds the apps that a module declares with `defineApp` of `slipway` or `slipway/router`, from its syntax tree. */
export function readAppSource(program: ESTree.Program): AppSource {
  const imported = new Map<string, string>()
  const constants = new Map<string, ESTree.Expression>()
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && /^slipway(\/router)?$/.test(statement.source.value)) {
      for (const specifier of statement.specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue
        imported.set(specifier.local.name, specifier.imported.name)
      }
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
    }
  }

  function plain(node: ESTree.Node): ESTree.Node {
    if (wrappers.has(node.type) && 'expression' in node) return plain(node.expression as ESTree.Node)
    const constant = node.type === 'Identifier' ? constants.get(node.name) : undefined
    return constant ? plain(constant) : node
  }

  const callee = ({ callee: { type, ...rest } }: ESTree.CallExpression) =>
    type === 'Identifier' && 'name' in rest ? imported.get(String(rest.name)) : undefined

  const configs: ESTree.ObjectExpression[] = []
  visit(program, (node) => {
    if (node.type !== 'CallExpression' || callee(node) !== 'defineApp' || !node.arguments[0]) return
    const config = plain(node.arguments[0])
    if (config.type === 'ObjectExpression') configs.push(config)
  })
  return { configs, plain, callee }
}

/** The name of a property as a text: `load`, `'/order/:id'`; `undefined` for a computed name. */
export function propertyName({ key, computed }: ESTree.ObjectProperty): string | undefined {
  if (key.type === 'Literal' && typeof key.value === 'string') return key.value
  return key.type === 'Identifier' && !computed ? key.name : undefined
}

/** Calls a function with a node and every node inside it, in the order of the source. */
export function visit(node: ESTree.Node, call: (node: ESTree.Node) => void): void {
  call(node)
  for (const child of childrenOf(node)) visit(child, call)
}

/** The nodes directly inside a node, in the order of the source. */
export function childrenOf(node: ESTree.Node): readonly ESTree.Node[] {
  const children: ESTree.Node[] = []
  // A loop without other lists, because a build visits each node of large modules.
  for (const name in node) {
    const value: unknown = name === 'parent' ? undefined : node[name as keyof typeof node]
    if (isNode(value)) children.push(value)
    else if (Array.isArray(value)) for (const each of value) if (isNode(each)) children.push(each)
  }
  return children
}

const wrappers = new Set<string>([
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
])

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}
