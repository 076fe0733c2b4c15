import type { PagePath, ParamsOf } from '../../router/config/register.ts'

/** What a page's loader gets: `async function loader({ params, signal }: LoaderArgs<'/order/:id'>)`. */
export interface LoaderArgs<Path extends PagePath = PagePath> {
  /** The page's parameters, checked. */
  readonly params: ParamsOf<Path>
  /** The page's path and query. */
  readonly url: string
  /** Fires when the page is left before its data is there, and after 60 seconds: `fetch(url, { signal })`. */
  readonly signal: AbortSignal
}
