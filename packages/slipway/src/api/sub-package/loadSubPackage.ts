import { ApiError } from '../../base/call/ApiError.ts'
import { checkText } from '../../base/call/checkValue.ts'
import type { Listening } from '../../base/call/listening.ts'
import { startTask, type Task, type TransferLimits } from '../../base/call/task.ts'
import { isUnder } from '../../router/config/path.ts'
import { whenNavigator } from '../../router/current.ts'
import type { PageNavigator } from '../../router/navigator.ts'

/** Options of `loadSubPackage`. */
export interface LoadSubPackageOptions extends TransferLimits {
  /** The root, as in the app's `subPackages`: `/shop`. */
  readonly root: string
}

/** Progress of the loading. */
export interface SubPackageProgress {
  /** Percentage from 0 to 100. */
  readonly progress: number
  readonly loadedPages: number
  readonly totalPages: number
}

/** The running task: a promise that also emits its progress. */
export type LoadSubPackageTask = Task<void> & Listening<{ onProgressUpdate: SubPackageProgress }>

/**
 * Loads the code of all pages of a sub-package, so that they open without delay. Code that is already loaded is not loaded
 * again, and a page that the user opens meanwhile does not wait for the others.
 *
 * Cancelling only stops the wait: requests that have started still finish.
 *
 * @throws {ApiError} `not-found` with the text `no subPackages` when the app has no sub-packages, and `root is not found` when
 * the app does not list this root; `invalid-argument` when `root` is empty or not a string; `failed` when the code of a page
 * cannot be loaded; `cancelled` when the call is cancelled; `timeout` when it takes too long; `unavailable` on platforms that
 * cannot run an app.
 * @platform web, capacitor
 *
 * @example
 * const task = loadSubPackage({ root: '/shop' })
 * task.onProgressUpdate(({ progress }) => showProgress(progress))
 * await task
 *
 * Source: specification, section 5.
 */
export function loadSubPackage(options: LoadSubPackageOptions): LoadSubPackageTask {
  return startTask('loadSubPackage', options, ['onProgressUpdate'], async ({ root }, { emit }) => {
    checkText('loadSubPackage', 'root', root)
    const pages = await whenNavigator('loadSubPackage')
    const paths = pathsIn(pages, root)
    let loadedPages = 0
    await Promise.all(
      paths.map(async (path) => {
        await load(pages, path)
        loadedPages++
        emit('onProgressUpdate', {
          progress: Math.floor((loadedPages / paths.length) * 100),
          loadedPages,
          totalPages: paths.length,
        })
      }),
    )
  })
}

/** Returns the paths of a sub-package's pages, as in the app's config. */
function pathsIn({ app }: PageNavigator, root: string): string[] {
  const { subPackages = [], pages: pageConfigs } = app
  if (subPackages.length === 0) throw new ApiError('loadSubPackage', 'not-found', 'no subPackages')
  if (!subPackages.some((one) => one.root === root)) {
    throw new ApiError('loadSubPackage', 'not-found', 'root is not found')
  }
  return Object.keys(pageConfigs).filter((path) => isUnder(path, root))
}

async function load({ loader, routes }: PageNavigator, path: string): Promise<void> {
  const route = routes.get(path)
  try {
    if (route) await loader.load(route)
  } catch (cause) {
    throw new ApiError('loadSubPackage', 'failed', `${path} ${String(cause)}`, { cause })
  }
}
