import { join } from 'node:path'
import { packageFolder, root } from '../../lib/root.ts'
import { ts } from '../../lib/typescript.ts'

/** The package's types, opened for reading. */
export interface Library {
  readonly checker: ts.TypeChecker
  /** The symbols that a module exports, including re-exports. */
  exportsOf(modulePath: string): readonly ts.Symbol[]
  /** The symbol that a module exports under a name. */
  find(modulePath: string, name: string): ts.Symbol | undefined
  /** Whether a declaration is in the package, and not in React or the standard library. */
  isOwn(declaration: ts.Declaration): boolean
}

/**
 * Opens modules of the package by their paths from the repository's folder.
 *
 * The types of the DOM are left out. They would take half of the time, and only the text of our declarations is read.
 */
export function openLibrary(modulePaths: readonly string[], ownFolder: string = join(packageFolder, 'src')): Library {
  const program = ts.createProgram(
    modulePaths.map((path) => join(root, path)),
    {
      allowImportingTsExtensions: true,
      customConditions: ['slipway-source'],
      jsx: ts.JsxEmit.ReactJSX,
      lib: ['lib.es2023.d.ts'],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      noEmit: true,
      strict: true,
      target: ts.ScriptTarget.ES2023,
      types: [],
    },
  )
  const checker = program.getTypeChecker()
  const exportsOf = (modulePath: string) => {
    const source = program.getSourceFile(join(root, modulePath))
    const module = source && checker.getSymbolAtLocation(source)
    const found = module ? checker.getExportsOfModule(module) : []
    return found.map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
  }
  return {
    checker,
    exportsOf,
    find: (modulePath, name) => exportsOf(modulePath).find((symbol) => symbol.name === name),
    isOwn: (declaration) => declaration.getSourceFile().fileName.startsWith(ownFolder),
  }
}
