import { trustedScriptUrl } from '../base/late/trustedScriptUrl.ts'

/**
 * Starts the worker of the atlas.
 *
 * @throws If the platform has no workers or a security policy forbids them. Some browsers report this later, as an error of the worker.
 */
export function startWorker(): globalThis.Worker {
  // Bundlers find a worker by the text `new Worker(new URL(…))`, so this class has the name of the browser's class.
  class Worker extends globalThis.Worker {
    constructor(address: URL, options: WorkerOptions) {
      super(trustedScriptUrl(address.href), options)
    }
  }
  return new Worker(new URL('./atlas.worker.ts', import.meta.url), { type: 'module' })
}
