import { ts } from '../../apps/docs/typescript.ts'

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
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const found: Import[] = []
  const add = (specifier: ts.Node | undefined, typeOnly: boolean, lazy = false) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return
    const { line } = file.getLineAndCharacterOfPosition(specifier.getStart())
    found.push({ specifier: specifier.text, line: line + 1, typeOnly, lazy })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
    } else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly)
    else if (ts.isImportTypeNode(node))
      add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, true)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false, true)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
