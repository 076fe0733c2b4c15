import { join } from 'node:path'
import { root } from '../../scripts/lib/root.ts'
import { run } from '../../scripts/lib/run.ts'

/** Output folder of an app for tests. */
export const folderOf = (name: string) => join(root, '.cache', name)

/**
 * Builds the app in a folder of the end-to-end tests, and returns the output folder. Uses a separate process, because the test
 * runner's NODE_ENV would produce a development build.
 */
export async function buildTestApp(name: 'login' | 'rows'): Promise<string> {
  const { code, output } = await run(process.execPath, [join(import.meta.dirname, 'build.ts'), name], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(`the app ${name} could not be built:\n${output}`)
  return folderOf(name)
}
