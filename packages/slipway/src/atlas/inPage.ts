// Separate chunk: loaded when the atlas cannot start a worker.
import { type AtlasCore, createAtlasCore } from './core/atlasCore.ts'

/** Creates the computations of the atlas, to be run in the page. */
export const createCoreInPage = (): AtlasCore => createAtlasCore()
