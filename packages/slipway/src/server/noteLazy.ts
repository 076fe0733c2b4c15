import type { ComponentType, LazyExoticComponent } from 'react'

type Lazy = LazyExoticComponent<ComponentType> & { _init?: (payload: unknown) => unknown }

/** Set by `runRender`. */
const scope = globalThis as { swImported?: (module: string) => void }

/**
 * Records the modules of a lazy component for each page that shows it. Its function runs for the first page alone, because React keeps the
 * component.
 */
export function noteLazy(lazy: Lazy, modules: readonly string[]): Lazy {
  const { _init: init } = lazy
  if (init) {
    lazy._init = (payload) => {
      for (const module of modules) scope.swImported?.(module)
      return init(payload)
    }
  }
  return lazy
}
