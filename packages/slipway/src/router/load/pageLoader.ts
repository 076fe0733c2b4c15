import { isDev } from '../../base/isDev.ts'
import { createStore, type Store } from '../../base/store.ts'
import { createChangeWatch } from './changeWatch.ts'

/** Loading state of a page's module. `module` is the value that `load` resolved with. */
export type PageModule =
  | { readonly name: 'idle' | 'loading' }
  | { readonly name: 'ready'; readonly module: unknown }
  | { readonly name: 'failed'; readonly error: unknown; readonly why: LoadFailure }

/** Reason of a failed load. `lost`: the request failed. `late`: the request takes too long. `broken`: the module threw an error. */
export type LoadFailure = 'lost' | 'late' | 'broken'

/** A page or another part of the app that has a module. Identified by its path. */
export interface Loadable {
  readonly path: string
  readonly config: { load(): Promise<unknown> }
}

/** Loads page modules, each once. */
export interface PageLoader {
  /** Loads a page's module; loads a failed module again. Rejects with the error of the page's own `load`. */
  load(route: Loadable): Promise<void>
  /** The loading state of a page's module, as a store. */
  of(route: Loadable): Store<PageModule>
}

/** Milliseconds after which a page that is still loading shows the retry screen. Source: uni-app's `async.timeout`. */
const loadTimeoutMs = 60_000

/** Creates a loader. */
export function createPageLoader(): PageLoader {
  const stores = new Map<string, Store<PageModule>>()
  // Pending and completed loads. A failed load is removed, so that it is tried again.
  const loads = new Map<string, Promise<void>>()
  const noteEnd = isDev ? createChangeWatch() : undefined

  function of({ path }: Loadable): Store<PageModule> {
    const store = stores.get(path) ?? createStore<PageModule>({ name: 'idle' })
    stores.set(path, store)
    return store
  }

  async function run(route: Loadable, store: Store<PageModule>): Promise<void> {
    store.set({ name: 'loading' })
    // A request that hangs is shown as failed. If the module arrives later, the page is shown.
    const timer = setTimeout(
      () => store.set({ name: 'failed', error: new Error('timeout'), why: 'late' }),
      loadTimeoutMs,
    )
    let firstError: unknown
    try {
      // Short network failures are common and a second try is cheap. The user sees an error after the second failure.
      const module = await route.config.load().catch((error: unknown) => {
        firstError = error
        return route.config.load()
      })
      store.set({ name: 'ready', module })
      if (isDev) noteEnd?.(route.path, false)
    } catch (error) {
      // A module that throws rejects each import with the same error object. Each failed request has a new error object.
      store.set({ name: 'failed', error, why: error === firstError ? 'broken' : 'lost' })
      loads.delete(route.path)
      if (isDev) noteEnd?.(route.path, true)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    of,
    load(route) {
      const current = loads.get(route.path) ?? run(route, of(route))
      loads.set(route.path, current)
      return current
    },
  }
}
