import { join } from 'node:path'
import { root } from '../../scripts/lib/root.ts'
import { runBuild } from './runBuild.ts'

/** Output folder of an app for tests. */
export const folderOf = (name: string) => join(root, '.cache', name)

/** Builds the app in a folder of the end-to-end tests, and returns the output folder. */
export async function buildTestApp(name: 'login' | 'rows'): Promise<string> {
  await runBuild(join(import.meta.dirname, 'build.ts'), [name])
  return folderOf(name)
}
