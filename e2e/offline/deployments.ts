import { join } from 'node:path'
import { root } from '../../scripts/lib/root.ts'
import { run } from '../../scripts/lib/run.ts'

/** Builds of the same app, which differ in the text that they show. `entry` stores only the files of the start, `removed` has no worker. */
export type Deployment = 'first' | 'second' | 'entry' | 'removed'

export const folderOf = (name: Deployment) => join(root, '.cache', 'offline', name)

/** Uses a separate process, because the test runner's NODE_ENV would produce a development build. */
export async function buildDeployments(...names: readonly Deployment[]): Promise<void> {
  const { code, output } = await run(process.execPath, [join(import.meta.dirname, 'build.ts'), ...names], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(`the app could not be built:\n${output}`)
}
