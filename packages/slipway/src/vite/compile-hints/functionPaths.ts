import type { ESTree } from 'vite'
import { childrenOf } from '../appSource.ts'

export type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression

/** A function of a module, and the nodes around it. */
export interface FoundFunction {
  readonly node: FunctionNode
  /** From the module to the node that contains the function. */
  readonly parents: readonly ESTree.Node[]
}

/**
 * Finds the functions of a module by their paths: `createApp/mount` is the function `mount` inside `createApp`. A function without a
 * name has the name of the variable or property that it is assigned to, or else `*`. Of several functions with the same path, the
 * second one is `createApp/mount~2`. Declarations without a body, which exist only in types, are left out, so a module has the same
 * paths before and after its types are removed and its JSX is compiled.
 */
export function functionPaths(program: ESTree.Program): ReadonlyMap<string, FoundFunction> {
  const found = new Map<string, FoundFunction>()
  const around: ESTree.Node[] = []
  const search = (node: ESTree.Node, prefix: string) => {
    let innerPrefix = prefix
    if (isFunction(node) && node.body) {
      const name = prefix + nameOf(node, around)
      let path = name
      for (let copy = 2; found.has(path); copy++) path = `${name}~${copy}`
      found.set(path, { node, parents: [...around] })
      innerPrefix = `${path}/`
    }
    around.push(node)
    for (const child of childrenOf(node)) search(child, innerPrefix)
    around.pop()
  }
  search(program, '')
  return found
}

export function isFunction(node: ESTree.Node): node is FunctionNode {
  return functionTypes.has(node.type)
}

const functionTypes = new Set<string>(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** The function's own name, or that of the variable or property to which it is assigned. */
function nameOf(node: FunctionNode, parents: readonly ESTree.Node[]): string {
  if (node.type !== 'ArrowFunctionExpression' && node.id) return node.id.name
  const [outer, parent] = parents.slice(-2)
  switch (parent?.type) {
    case 'VariableDeclarator':
      return identifier(parent.id)
    case 'AssignmentExpression':
      return parent.left.type === 'MemberExpression' ? identifier(parent.left.property) : identifier(parent.left)
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return identifier(parent.key)
    case 'JSXExpressionContainer':
      return outer ? propertyOf(outer) : '*'
    default:
      return '*'
  }
}

/** The name of the property that a part of JSX becomes. */
function propertyOf(part: ESTree.Node): string {
  if (part.type === 'JSXAttribute') return part.name.type === 'JSXIdentifier' ? part.name.name : '*'
  if (part.type !== 'JSXElement' && part.type !== 'JSXFragment') return '*'
  // Several children become an array.
  return part.children.filter(isContent).length === 1 ? 'children' : '*'
}

/** Whether a child of JSX is more than a comment or a line break. */
function isContent(child: ESTree.JSXChild): boolean {
  if (child.type === 'JSXText') return /\S/.test(child.value)
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression'
}

const identifier = (node: ESTree.Node): string => (node.type === 'Identifier' ? node.name : '*')
