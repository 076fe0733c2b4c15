import { ts } from '../../scripts/lib/typescript.ts'

const domGlobals = new Set([
  'document',
  'window',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'getComputedStyle',
  'requestAnimationFrame',
  'XMLHttpRequest',
  'Image',
  'HTMLElement',
])

const anyDomGlobal = new RegExp(`\\b(${[...domGlobals].join('|')})\\b`)

/** The first global of the DOM that a module reads, with its line. `typeof document` does not count. */
export function domUse(path: string, source: string): { readonly name: string; readonly line: number } | undefined {
  // Searching the text is a hundred times faster than parsing it.
  if (!anyDomGlobal.test(source)) return undefined
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const declared = declaredNames(file)
  const visit = (node: ts.Node): ts.Identifier | undefined => {
    if (isSkipped(node)) return undefined
    if (ts.isIdentifier(node) && domGlobals.has(node.text) && !declared.has(node.text) && isRead(node)) return node
    return ts.forEachChild(node, visit)
  }
  const use = visit(file)
  return use && { name: use.text, line: file.getLineAndCharacterOfPosition(use.getStart()).line + 1 }
}

/** Whether a node contains no values: types, and names of imports. The base class of a class is a value. */
function isSkipped(node: ts.Node): boolean {
  if (ts.isExpressionWithTypeArguments(node)) return false
  return (
    ts.isTypeNode(node) ||
    ts.isTypeOfExpression(node) ||
    ts.isImportDeclaration(node) ||
    ts.isInterfaceDeclaration(node)
  )
}

/** All names that the module declares, in any scope. */
function declaredNames(file: ts.SourceFile): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    const declares =
      ts.isBindingElement(node) ||
      ts.isParameter(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node)
    if (declares && node.name && ts.isIdentifier(node.name)) names.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return names
}

/** Whether an identifier refers to a value, and is not the name of a member. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  return !ts.isPropertySignature(parent) && !ts.isMethodDeclaration(parent) && !ts.isPropertyDeclaration(parent)
}
