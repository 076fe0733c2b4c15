import { join } from 'node:path'
import { packageFolder, root } from '../../lib/root.ts'
import { ts } from '../../lib/typescript.ts'

/** The package's types, opened for reading. */
export interface Library {
  readonly checker: ts.TypeChecker
  /** The symbols that a module exports, wherever they are declared. */
  exportsOf(modulePath: string): readonly ts.Symbol[]
  /** The symbol that a module exports under a name. */
  find(modulePath: string, name: string): ts.Symbol | undefined
  /** Whether a declaration is the package's own, and not React's or the language's. */
  isOwn(declaration: ts.Declaration): boolean
}

/**
 * Opens modules of the package, by their paths from the repository's folder.
 *
 * The DOM's types are left out: half the time goes into them, and what is read here is the text of our declarations.
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
