import { join } from 'node:path'

/** The folder of the repository. */
export const root: string = join(import.meta.dirname, '..', '..')

/** The folder of the published package. */
export const packageFolder: string = join(root, 'packages', 'slipway')
