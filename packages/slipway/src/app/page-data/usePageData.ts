import { use } from 'react'
import { isDev } from '../../base/isDev.ts'
import { useStore } from '../../hooks/useStore.ts'
import { DataContext } from './PageDataView.tsx'

/** A function that a module exports as `loader`. */
export type AnyLoader = (args: never) => unknown

/**
 * The data of the page around, loaded by the loader that the config names with `pageData`. It is there from the first
 * render on, and stays for as long as the page does. In a page whose config has no `data`, and outside of pages, it throws.
 *
 * @returns The data, and a function that loads it anew: what is there stays on the screen until the new data has come. Its
 * promise resolves then; it rejects with what the loader failed with, and with an `ApiError` of code `cancelled` when the
 * page is left before.
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
        ? 'slipway: the page around has no data. Say where it comes from: page({ load, data: pageData(() => import(…)) }).'
        : 'slipway: no page data',
    )
  const state = useStore(keeper.state)
  // The page is drawn once it has data, and from then on it has some.
  return [(state as { readonly data: Awaited<ReturnType<Loader>> }).data, keeper.reload]
}
