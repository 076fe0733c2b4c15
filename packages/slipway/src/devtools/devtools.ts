import type { AnyApp } from '../router/config/config.ts'
import { offerDevtools } from './offerDevtools.ts'

/** The devtools with their code, as the app's config takes them. */
export type Devtools = NonNullable<AnyApp['devtools']>

/**
 * Offers the devtools in a production build, too: a panel with the stack, the history and what happened, which
 * `?sw-devtools` in the address or Ctrl+Shift+Alt+D opens. In development they are there without it.
 *
 * @example
 * defineApp({ pages, devtools: devtools() })
 */
export function devtools(): Devtools {
  return offerDevtools
}
