import { themeStore } from '../api/theme/startTheme.ts'
import { serverDocument, serverScreen } from '../base/html/serverDocument.ts'
import { localeStore } from '../base/locale/locale.ts'
import type { Store } from '../base/store.ts'
import { serverRequest } from '../router/config/serverRequest.ts'
import { current } from '../router/current.ts'

/** The state of one rendering. A server renders several pages at a time, so the state cannot be that of the modules. */
interface RenderScope {
  /** Values of stores and of objects. */
  readonly values: Map<object, unknown>
  /** Ids of the modules that were imported dynamically. */
  readonly modules: Set<string>
  /** Answers requests for paths of the app's own server. */
  readonly fetch: typeof fetch | undefined
}

/** The part of `AsyncLocalStorage` that this module calls: a value for a function and all code that the function starts. */
interface Scopes {
  run<Result, Input>(scope: RenderScope, run: (input: Input) => Result, input: Input): Result
  getStore(): RenderScope | undefined
}

// Not an import, so that a bundler for browsers can load this entry in a test.
declare const process: {
  getBuiltinModule(name: 'node:async_hooks'): { readonly AsyncLocalStorage: new () => Scopes }
}

let scopes: Scopes | undefined

/** A build for Node has added a call of this function to each dynamic import. */
const scope = globalThis as { swImported?: (module: string) => void }

/**
 * Runs a rendering with state of its own: the navigator, the language, the theme, the root element, the width of the screen and the
 * request. The code that it calls, also later, reads and sets this state alone.
 *
 * @param answerPaths Answers requests for paths; without it, `fetch` is unchanged.
 * @returns The result, and the ids of the modules that it has imported so far.
 */
export function runRender<Result>(run: (modules: ReadonlySet<string>) => Result, answerPaths?: typeof fetch): Result {
  scopes ??= separateState()
  const modules = new Set<string>()
  return scopes.run({ values: new Map(), modules, fetch: answerPaths }, run, modules)
}

function separateState(): Scopes {
  const created = new (process.getBuiltinModule('node:async_hooks').AsyncLocalStorage)()
  for (const store of [localeStore, themeStore]) separateStore(store as Store<unknown>)
  for (const object of [serverDocument, serverScreen, serverRequest, current])
    separateObject(object as Record<string, unknown>)
  scope.swImported = (module) => scopes?.getStore()?.modules.add(module)
  globalThis.fetch = fetchPaths(globalThis.fetch)
  return created
}

const separated = new WeakSet<object>()

/** Gives each rendering a value of its own in a store. It begins with the store's current value. */
export function separateStore(store: Store<unknown>): void {
  if (separated.has(store)) return
  separated.add(store)
  const { get, set } = store
  store.get = () => {
    const values = scopes?.getStore()?.values
    return values?.has(store) ? values.get(store) : get()
  }
  store.set = (next) => {
    const values = scopes?.getStore()?.values
    if (values) values.set(store, next)
    else set(next)
  }
}

/** Does the same for the properties of an object. */
function separateObject(object: Record<string, unknown>): void {
  const initial = { ...object }
  const own = () => {
    const values = scopes?.getStore()?.values
    if (!values) return initial
    if (!values.has(object)) values.set(object, structuredClone(initial))
    return values.get(object) as Record<string, unknown>
  }
  for (const key of Object.keys(object)) {
    Object.defineProperty(object, key, {
      get: () => own()[key],
      set(next) {
        own()[key] = next
      },
    })
  }
}

/** In a rendering, a path is one of the app's own server. Outside, `fetch` is unchanged. */
function fetchPaths(network: typeof fetch): typeof fetch {
  return (input, init) => {
    const own = scopes?.getStore()?.fetch
    return own && typeof input === 'string' && /^\/(?!\/)/.test(input) ? own(input, init) : network(input, init)
  }
}
