import type { ESTree } from 'vite'
import type { AppSource } from '../appSource.ts'

/**
 * Finds the exported constant that contains an app: `export const app = defineApp({ … })`. `undefined` if the module exports none, or several.
 */
export function exportedApp(program: ESTree.Program, { callee }: AppSource): string | undefined {
  const names: string[] = []
  const locals = new Map<string, string>()
  for (const statement of program.body) {
    if (statement.type === 'ExportNamedDeclaration' && !statement.declaration) {
      for (const { local, exported } of statement.specifiers) {
        if (local.type === 'Identifier' && exported.type === 'Identifier') locals.set(local.name, exported.name)
      }
    }
  }
  for (const statement of program.body) {
    const isExport = statement.type === 'ExportNamedDeclaration'
    const declaration = isExport ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression' || callee(init) !== 'defineApp') continue
      const name = isExport ? id.name : locals.get(id.name)
      if (name) names.push(name)
    }
  }
  return names.length === 1 ? names[0] : undefined
}
