import { createAtlasCore } from './core/atlasCore.ts'
import { buffersOf } from './core/buffersOf.ts'
import type { Request, Response } from './core/jobs.ts'

/* The worker of one size of the atlas. The build bundles it into one file, because a worker cannot import files in every bundler. */

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Request>) => void) | null
  postMessage(message: Response, transfer: ArrayBuffer[]): void
}

const core = createAtlasCore()

scope.onmessage = ({ data: request }) => {
  if ('part' in request) {
    core.load(request.part, request.data)
    return
  }
  const { number, job } = request
  try {
    const result = core.run(job)
    scope.postMessage({ number, result }, buffersOf(result))
  } catch (error) {
    scope.postMessage({ number, error: String(error) }, [])
  }
}
scope.postMessage({ ready: true }, [])
