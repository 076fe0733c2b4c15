import type { AnyApp } from '../router/config/config.ts'
import { offerDevtools } from './offerDevtools.ts'

/** Value of `devtools` in the app's config. */
export type Devtools = NonNullable<AnyApp['devtools']>

/**
 * Adds the devtools to a production build: a panel with the stack, the history and a log of events. `?sw-devtools` in the address
 * or Ctrl+Shift+Alt+D opens it. During development the devtools are available without this setting.
 *
 * @example
 * defineApp({ pages, devtools: devtools() })
 */
export function devtools(): Devtools {
  return offerDevtools
}
