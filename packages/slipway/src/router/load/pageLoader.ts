import { createStore, type Store } from '../../base/store.ts'
import type { PageConfig } from '../config/config.ts'

/** How far a page's module has come. `module` is what `load` gave. */
export type PageModule =
  | { readonly name: 'idle' | 'loading' }
  | { readonly name: 'ready'; readonly module: unknown }
  | { readonly name: 'failed'; readonly error: unknown; readonly why: LoadFailure }

/** Why a module is not there: it did not arrive, it takes too long, or it threw as it arrived. */
export type LoadFailure = 'lost' | 'late' | 'broken'

/** What has a module: a page, or another part of the app. Its path names it. */
export interface Loadable {
  readonly path: string
  readonly config: Pick<PageConfig, 'load'>
}

/** Loads page modules, each once. */
export interface PageLoader {
  /** Loads a page's module; a failed one is tried again. Rejects with what `load` rejected with. */
  load(route: Loadable): Promise<void>
  /** How far a page's module has come, to be watched. */
  of(route: Loadable): Store<PageModule>
}

/** Time after which a page that is still on its way shows the retry screen. Source: uni-app's `async.timeout`. */
const loadTimeoutMs = 60_000

/** Makes a loader. */
export function createPageLoader(): PageLoader {
  const stores = new Map<string, Store<PageModule>>()
  // Under way or done: only a load that failed is tried again.
  const loads = new Map<string, Promise<void>>()

  function of({ path }: Loadable): Store<PageModule> {
    const store = stores.get(path) ?? createStore<PageModule>({ name: 'idle' })
    stores.set(path, store)
    return store
  }

  async function run(route: Loadable, store: Store<PageModule>): Promise<void> {
    store.set({ name: 'loading' })
    // A request that hangs is shown as failed; should it arrive after all, the page is shown.
    const timer = setTimeout(
      () => store.set({ name: 'failed', error: new Error('timeout'), why: 'late' }),
      loadTimeoutMs,
    )
    let hiccup: unknown
    try {
      // A network hiccup is common and a second try is cheap; what fails twice is shown to the user.
      const module = await route.config.load().catch((error: unknown) => {
        hiccup = error
        return route.config.load()
      })
      store.set({ name: 'ready', module })
    } catch (error) {
      // What a module has thrown it throws each time it is imported; each request that fails has an error of its own.
      store.set({ name: 'failed', error, why: error === hiccup ? 'broken' : 'lost' })
      loads.delete(route.path)
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
