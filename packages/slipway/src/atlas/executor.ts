import { HostError } from '../base/call/HostError.ts'
import type { AtlasCore } from './core/atlasCore.ts'
import type { Job, Part, PartData, Request, Response } from './core/jobs.ts'

/** Runs jobs, in the worker or in the page. */
export interface Executor {
  /** Adds a part of the data. Does nothing if the executor has it. */
  load(part: Part, data: PartData): void
  run(job: Job): Promise<unknown>
}

/** The methods of a worker that the atlas uses. */
export type AtlasWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'>

/** Time limit in milliseconds for a worker that reports neither its start nor an error, which should not happen. The page replaces it then. */
export const longestStartMs = 60_000

/**
 * Waits until a worker has loaded its code. Rejects if it cannot be started.
 *
 * @param onLost Called if the worker fails after its start. Its jobs are rejected then.
 */
export function workerExecutor(start: () => AtlasWorker, onLost: () => void): Promise<Executor> {
  return new Promise((resolve, reject) => {
    const worker = start()
    const timer = setTimeout(() => fail('the worker did not start in time'), longestStartMs)
    const loaded = new Set<Part>()
    const jobs = new Map<number, { resolve(result: unknown): void; reject(error: unknown): void }>()
    let isReady = false
    let failure: HostError | undefined
    let count = 0
    const send = (request: Request) => worker.postMessage(request)
    const fail = (reason: string) => {
      clearTimeout(timer)
      worker.terminate()
      failure = new HostError('unavailable', reason)
      reject(failure)
      for (const job of jobs.values()) job.reject(failure)
      if (isReady) onLost()
    }
    worker.onmessage = ({ data: response }: MessageEvent<Response>) => {
      if ('ready' in response) {
        clearTimeout(timer)
        isReady = true
        resolve({
          load(part, data) {
            if (!loaded.has(part)) send({ part, data })
            loaded.add(part)
          },
          run: (job) =>
            new Promise((resolve, reject) => {
              // The worker may have failed while the data of the job were loaded.
              if (failure) throw failure
              jobs.set(++count, { resolve, reject })
              send({ number: count, job })
            }),
        })
        return
      }
      const job = jobs.get(response.number)
      jobs.delete(response.number)
      if ('error' in response) job?.reject(new HostError('failed', response.error))
      else job?.resolve(response.result)
    }
    worker.onerror = (event) => {
      // Otherwise the browser reports the error as uncaught, too.
      event.preventDefault()
      fail('the worker has failed')
    }
    worker.onmessageerror = () => fail('a message of the worker cannot be read')
  })
}

/** Runs jobs in the page, which does not react to the user meanwhile. */
export function pageExecutor(core: AtlasCore): Executor {
  const loaded = new Set<Part>()
  return {
    load(part, data) {
      if (!loaded.has(part)) core.load(part, data)
      loaded.add(part)
    },
    run: async (job) => core.run(job),
  }
}
