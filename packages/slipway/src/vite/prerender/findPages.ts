import type { ESTree } from 'vite'
import type { AppSource } from '../appSource.ts'
import type { PluginState } from '../pluginState.ts'
import { exportedApp, pageImports } from './pageModules.ts'

/**
 * Notes which constant of a module contains the app, and which modules its pages load.
 *
 * @param resolve Returns the id of an imported module.
 */
export async function findPages(
  state: Pick<PluginState, 'app' | 'pageModules'>,
  id: string,
  program: ESTree.Program,
  source: AppSource,
  resolve: (specifier: string) => Promise<string | undefined>,
): Promise<void> {
  const name = exportedApp(program, source)
  if (name !== undefined) state.app = { id, name }
  for (const { path, specifiers } of pageImports(source)) {
    const ids = await Promise.all(specifiers.map(resolve))
    state.pageModules.set(
      path,
      ids.filter((each) => each !== undefined),
    )
  }
}
