import { ApiError } from '../../base/call/ApiError.ts'
import { checkText } from '../../base/call/checkValue.ts'
import type { Listening } from '../../base/call/listening.ts'
import { startTask, type Task, type TransferLimits } from '../../base/call/task.ts'
import { isUnder } from '../../router/config/path.ts'
import { whenNavigator } from '../../router/current.ts'
import type { PageNavigator } from '../../router/navigator.ts'

/** Which part of the app `loadSubPackage` loads. */
export interface LoadSubPackageOptions extends TransferLimits {
  /** As the app's `subPackages` name it: `/shop`. */
  readonly root: string
}

/** How far the loading has come. */
export interface SubPackageProgress {
  /** In percent, from 0 to 100. */
  readonly progress: number
  readonly loadedPages: number
  readonly totalPages: number
}

/** The loading of a part of the app: a promise, with its progress to be heard. */
export type LoadSubPackageTask = Task<void> & Listening<{ onProgressUpdate: SubPackageProgress }>

/**
 * Loads the code of all pages of a part of the app, so that they open at once. What has been loaded already is not loaded again, and
 * a page that is opened meanwhile waits for no other.
 *
 * To give up means not to wait any longer: what is on its way arrives all the same.
 *
 * @throws {ApiError} `not-found` with the text `no subPackages` when the app lists none, and `root is not found` when this is none of
 * them; `invalid-argument` when `root` is empty or no string; `failed` when the code of a page cannot be loaded; `cancelled` when it
 * is given up; `timeout` when it takes too long; `unavailable` where no app can run.
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

/** The paths of the pages of a part, as the app writes them. */
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
