import { join } from 'node:path'
import { root } from '../../scripts/lib/root.ts'
import { runBuild } from '../testApps/runBuild.ts'

/** Builds of the example app, which differ in the title of the first page. */
export type Deployment = 'first' | 'second'

export const folderOf = (name: Deployment) => join(root, '.cache', 'field-service', name)

export const buildDeployments = (...names: readonly Deployment[]): Promise<void> =>
  runBuild(join(import.meta.dirname, 'build.ts'), names)
