import type { PagePath, ParamsOf } from '../../router/config/register.ts'

/** Arguments of a page's loader: `async function loader({ params, signal }: LoaderArgs<'/order/:id'>)`. */
export interface LoaderArgs<Path extends PagePath = PagePath> {
  /** The page's parameters, validated. */
  readonly params: ParamsOf<Path>
  /** The page's path and query. */
  readonly url: string
  /** Aborted when the page is left before its data is loaded, and after 60 seconds: `fetch(url, { signal })`. */
  readonly signal: AbortSignal
  /** The request that `renderApp` renders the page for, with its cookies; `undefined` in a browser and in a build. */
  readonly request?: Request | undefined
}
