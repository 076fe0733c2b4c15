import { isDev } from '../../base/isDev.ts'
import { withoutFragment } from '../../router/address/address.ts'
import type { Match, Route } from '../../router/config/routes.ts'
import { serverRequest } from '../../router/config/serverRequest.ts'
import type { Loadable } from '../../router/load/pageLoader.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import type { LoaderArgs } from './loaderArgs.ts'
import type { PageDataSource } from './pageData.ts'

/** The module of a page's loader, in the form in which pages are loaded. */
export function loaderPart({ path, config }: Route): Loadable {
  return { path: `${path} data`, config: { load: (config.data as PageDataSource).load } }
}

/** Returns a function that loads the data of a page at an address: imports the loader and calls it. */
export function loadWith(
  { loader: modules }: PageNavigator,
  { route, params }: Match,
  url: string,
): (signal: AbortSignal) => Promise<unknown> {
  const part = loaderPart(route)
  return async (signal) => {
    await modules.load(part)
    const state = modules.of(part).get()
    const { loader } = (state.name === 'ready' ? state.module : {}) as { loader?: (args: LoaderArgs) => unknown }
    if (loader) {
      const request = serverRequest.current
      return loader({ params: params as LoaderArgs['params'], url: withoutFragment(url), signal, request })
    }
    throw new Error(
      isDev
        ? `slipway: the module of pages['${route.path}'].data has no loader. Export one: export async function loader({ params, signal }: LoaderArgs<'${route.path}'>) { … }.`
        : 'slipway: no loader',
    )
  }
}
