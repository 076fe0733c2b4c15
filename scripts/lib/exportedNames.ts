import { posix } from 'node:path'
import { ts } from './typescript.ts'

/** A name that a module exports. A class or a function is a value. */
export interface ExportedName {
  readonly name: string
  readonly kind: 'value' | 'type'
}

/**
 * The sorted names that a module exports, read from its syntax only: with `verbatimModuleSyntax`, exports of types are marked
 * as such. `export *` is followed into relative modules.
 *
 * @param read Returns the text of the module at a path.
 */
export function exportedNames(path: string, read: (path: string) => string): ExportedName[] {
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true)
  const names = source.statements.flatMap((statement): ExportedName[] => {
    if (!ts.isExportDeclaration(statement)) return declaredNames(statement)
    const { exportClause, moduleSpecifier, isTypeOnly } = statement
    if (exportClause && ts.isNamedExports(exportClause)) {
      return exportClause.elements.map((element) => named(element.name.text, isTypeOnly || element.isTypeOnly))
    }
    if (exportClause) return [named(exportClause.name.text, isTypeOnly)]
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return []
    return exportedNames(posix.join(posix.dirname(path), moduleSpecifier.text), read)
  })
  return names.sort((a, b) => (a.name < b.name ? -1 : 1))
}

function declaredNames(statement: ts.Statement): ExportedName[] {
  if (ts.isExportAssignment(statement)) return [named('default', false)]
  const modifiers = (ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined) ?? []
  const has = (keyword: ts.SyntaxKind) => modifiers.some(({ kind }) => kind === keyword)
  if (!has(ts.SyntaxKind.ExportKeyword)) return []
  if (has(ts.SyntaxKind.DefaultKeyword)) return [named('default', false)]
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => named(name.getText(), false))
  }
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
    return [named(statement.name.text, true)]
  }
  if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name) {
    return [named(statement.name.text, false)]
  }
  return []
}

const named = (name: string, isType: boolean): ExportedName => ({ name, kind: isType ? 'type' : 'value' })
