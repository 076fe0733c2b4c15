import { HostError } from '../base/call/HostError.ts'
import { warnDeveloper } from '../base/warnDeveloper.ts'
import type { AtlasCore } from './core/atlasCore.ts'
import { type Job, type JobName, type Jobs, type Part, type PartData, partsOf } from './core/jobs.ts'
import { type AtlasWorker, type Executor, pageExecutor, workerExecutor } from './executor.ts'
import { loadPart } from './loadPart.ts'
import { type Remembered, remembered } from './remembered.ts'
import { startWorker } from './startWorker.ts'
import type { AtlasSize } from './types.ts'

/** Runs the jobs of one size of the atlas. */
export interface Engine {
  /**
   * Runs a job. Before the first job that needs them, starts the worker and loads the data.
   *
   * @throws {HostError} `unavailable` if the data or the code cannot be loaded. The next job tries again.
   */
  run<Name extends JobName>(name: Name, query: Jobs[Name]['query']): Promise<Jobs[Name]['result']>
}

/** The platform of an engine. */
export interface EngineHost {
  /** Starts the worker. `undefined` on platforms without workers. */
  readonly startWorker: (() => AtlasWorker) | undefined
  loadPart(size: AtlasSize, part: Part): Promise<PartData>
  createCoreInPage(): Promise<AtlasCore>
}

export const platformHost: EngineHost = {
  startWorker: typeof globalThis.Worker === 'undefined' ? undefined : startWorker,
  loadPart,
  createCoreInPage: async () => (await import('./inPage.ts')).createCoreInPage(),
}

/** Creates an engine. Loads nothing before the first job. */
export function createEngine(size: AtlasSize, host: EngineHost): Engine {
  const executor: Remembered<Executor> = remembered(() => openExecutor(host, () => executor.forget()))
  const downloads: Readonly<Record<Part, Remembered<PartData>>> = {
    land: remembered(() => host.loadPart(size, 'land')),
    borders: remembered(() => host.loadPart(size, 'borders')),
    cities: remembered(() => host.loadPart(size, 'cities')),
  }
  return {
    async run<Name extends JobName>(name: Name, query: Jobs[Name]['query']) {
      // The compiler does not combine a name and its query.
      const job = { name, query } as Job
      const parts = partsOf(job)
      const loading = Promise.all([executor.get(), Promise.all(parts.map((part) => downloads[part].get()))])
      const [runner, data] = await loading.catch((cause: unknown) => {
        throw new HostError('unavailable', 'the data of the atlas cannot be loaded', { cause })
      })
      parts.forEach((part, index) => {
        const text = data[index]
        if (text !== undefined) runner.load(part, text)
      })
      return (await runner.run(job)) as Jobs[Name]['result']
    },
  }
}

/** The worker, or else the page. */
async function openExecutor({ startWorker, createCoreInPage }: EngineHost, onLost: () => void): Promise<Executor> {
  if (startWorker) {
    try {
      return await workerExecutor(startWorker, onLost)
    } catch (error) {
      warnDeveloper(
        `the atlas cannot start its worker (${error}). It works in the page instead, which does not react to the user meanwhile. ` +
          "Allow the worker by worker-src 'self', and by trusted-types slipway if the header has this directive.",
      )
    }
  }
  return pageExecutor(await createCoreInPage())
}

const engines = new Map<AtlasSize, Engine>()

/** The engine of a size. All atlases of the document share it. */
export function engineOf(size: AtlasSize): Engine {
  const engine = engines.get(size) ?? createEngine(size, platformHost)
  engines.set(size, engine)
  return engine
}
