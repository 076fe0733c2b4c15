import { join } from 'node:path'
import { root } from '../../scripts/lib/root.ts'
import { runBuild } from '../testApps/runBuild.ts'

/** Builds of the same app, which differ in the text that they show. `entry` stores only the files of the start, `removed` has no worker. */
export type Deployment = 'first' | 'second' | 'entry' | 'removed'

export const folderOf = (name: Deployment) => join(root, '.cache', 'offline', name)

export const buildDeployments = (...names: readonly Deployment[]): Promise<void> =>
  runBuild(join(import.meta.dirname, 'build.ts'), names)
