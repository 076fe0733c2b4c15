import { isApiError } from 'slipway'
import { getCurrentPages, navigateBack, navigateTo } from 'slipway/api/navigation'
import { showToast } from 'slipway/api/toast'
import { words } from '../words/words.ts'

/** Opens a page of the showcase. One that is open below the current page is returned to. */
export async function openPage(path: string): Promise<void> {
  const pages = getCurrentPages().toReversed()
  const depth = pages.findIndex((page) => page.path === path)
  if (depth === 0) return
  try {
    await (depth > 0 ? navigateBack({ delta: depth }) : navigateTo({ url: path }))
  } catch (error) {
    // A second press while the first is under way is no failure; a page that could not be loaded is open and says so.
    if (!isApiError(error, 'locked') && !isApiError(error, 'failed'))
      await showToast({ title: words().loadFailed, icon: 'error' })
  }
}

/** A page's address in the browser: the app may be served from a folder. */
export const hrefOf = (path: string): string => import.meta.env.BASE_URL.replace(/\/$/, '') + path
