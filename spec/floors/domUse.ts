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

/** The first line on which a module reads a global of the DOM. `typeof document` reads nothing. */
export function domUse(path: string, source: string): { readonly name: string; readonly line: number } | undefined {
  // To read a text is a hundred times as quick as to parse it.
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

/** Types and names of imports read nothing; what a class extends is the one type that is a value too. */
function isSkipped(node: ts.Node): boolean {
  if (ts.isExpressionWithTypeArguments(node)) return false
  return (
    ts.isTypeNode(node) ||
    ts.isTypeOfExpression(node) ||
    ts.isImportDeclaration(node) ||
    ts.isInterfaceDeclaration(node)
  )
}

/** Names that the module gives to something of its own, anywhere in it. */
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

/** Whether an identifier stands for a value, and is not the name of a member. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  return !ts.isPropertySignature(parent) && !ts.isMethodDeclaration(parent) && !ts.isPropertyDeclaration(parent)
}
