import { use } from 'react'
import { isDev } from '../../base/isDev.ts'
import { useStore } from '../../hooks/useStore.ts'
import { DataContext } from './PageDataView.tsx'

/** Type of the function that a module exports as `loader`. */
export type AnyLoader = (args: never) => unknown

/**
 * Returns the data of the current page, loaded by the loader that the config declares with `pageData`. The data is available
 * from the first render on, for as long as the page exists. Throws in a page whose config has no `data`, and outside of
 * pages.
 *
 * @returns The data, and a function that loads it again. The old data stays on screen until the new data is loaded; then the
 * promise resolves. The promise rejects with the loader's error, or with an `ApiError` of code `cancelled` if the page is
 * left before.
 *
 * @example
 * import type { loader } from './orderData'
 *
 * const [order, reload] = usePageData<typeof loader>()
 */
export function usePageData<Loader extends AnyLoader>(): readonly [
  data: Awaited<ReturnType<Loader>>,
  reload: () => Promise<void>,
] {
  const keeper = use(DataContext)
  if (!keeper)
    throw new Error(
      isDev
        ? 'slipway: the current page has no data. Declare its source: page({ load, data: pageData(() => import(…)) }).'
        : 'slipway: no page data',
    )
  const state = useStore(keeper.state)
  // The page is rendered once its data is loaded, and the data then stays.
  return [(state as { readonly data: Awaited<ReturnType<Loader>> }).data, keeper.reload]
}
