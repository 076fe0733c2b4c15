import type { ScopedTarget } from '../query-scope/scopedTarget.ts'
import type { MapCommands } from './commands.ts'

/** Platform interface of the map context. */
export interface MapContextHost {
  /**
   * Returns the commands of a map, once its code is loaded. Rejects with a `HostError`: `not-found` if there is no such map or the map
   * is unmounted meanwhile, `unavailable` without a document; or with the error of loading the map's code.
   */
  commandsOf(map: ScopedTarget): Promise<MapCommands>
  /** Opens an address in another app or window. Throws a `HostError` of `unavailable` if the browser prevents it. */
  open(url: string): void
  /** Whether the device has Apple's maps, or apps for `geo:` addresses. */
  mapApp(): 'apple' | 'geo' | 'web'
}
