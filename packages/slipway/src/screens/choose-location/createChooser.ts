import type { FoundPlace, FoundPlaces } from 'slipway/api/map-provider'
import type { MapPoint } from 'slipway/components/map'
import {
  type ChooserEvent,
  type ChooserStart,
  type ChooserState,
  type PlaceRequest,
  type Problem,
  reduceChooser,
  startChooser,
} from './chooseLocation.state.ts'

/** The services that the page needs. */
export interface ChooserServices {
  /** Returns a page of the places for a keyword, or around the centre if the keyword is empty. */
  find(request: PlaceRequest, signal: AbortSignal): Promise<FoundPlaces>
  reverse(point: MapPoint, signal: AbortSignal): Promise<FoundPlace | undefined>
  /** Returns the position of the user. */
  locate(signal: AbortSignal): Promise<MapPoint>
  /** Calls a function after the delay for typing. Returns a function that prevents the call. */
  later(run: () => void): () => void
  isOffline(): boolean
}

/** The page without its view. */
export type Chooser = ReturnType<typeof createChooser>

/**
 * Runs the requests that the state contains. A request that the state no longer contains is aborted, and its answer is ignored.
 */
export function createChooser(start: ChooserStart, services: ChooserServices) {
  let state = startChooser(start)
  const listeners = new Set<() => void>()
  const { isOffline } = services

  const tasks = [
    task(
      () => state.request,
      async (request, signal) => {
        const { id } = request
        await services.find(request, signal).then(
          (page) => send({ type: 'found', id, page }),
          (error: unknown) => {
            const code = codeOf(error)
            send({ type: 'notFound', id, problem: problemOf(code, isOffline()), isExpired: code === 'not-found' })
          },
        )
      },
    ),
    task(
      () => state.lookup,
      async (request, signal) => {
        // Without an address the coordinates are shown.
        const place = await services.reverse(request.point, signal).catch(() => undefined)
        send({ type: 'address', request, place })
      },
    ),
    task(
      () => state.locating,
      async (request, signal) => {
        await services.locate(signal).then(
          (point) => send({ type: 'located', request, point }),
          (error: unknown) => send({ type: 'notLocated', request, isDenied: codeOf(error) === 'denied' }),
        )
      },
    ),
    task(
      () => state.pending,
      (_, signal) =>
        signal.addEventListener(
          'abort',
          services.later(() => send({ type: 'search' })),
        ),
    ),
  ]
  let isRunning = false
  const update = () => {
    for (const each of tasks) each.update(isRunning)
  }

  function send(event: ChooserEvent): void {
    const before = state
    state = reduceChooser(state, event)
    if (state === before) return
    update()
    for (const listener of listeners) listener()
  }

  return {
    get: (): ChooserState => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send,
    /** Starts the requests. Returns a function that aborts them; a later start repeats them. */
    start() {
      isRunning = true
      update()
      return () => {
        isRunning = false
        update()
      }
    },
  }
}

/** Runs a request while the state contains it. */
function task<Request extends object>(
  current: () => Request | undefined,
  run: (request: Request, signal: AbortSignal) => unknown,
) {
  let running: Request | undefined
  let abort = new AbortController()
  return {
    update(isRunning: boolean) {
      const next = isRunning ? current() : undefined
      if (next === running) return
      abort.abort()
      abort = new AbortController()
      running = next
      if (next) run(next, abort.signal)
    },
  }
}

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown } | undefined)?.code

function problemOf(code: unknown, isOffline: boolean): Problem {
  if (isOffline) return 'offline'
  return code === 'denied' ? 'refused' : 'failed'
}
