import { isApiError } from 'slipway'
import { getCurrentPages, navigateBack, navigateTo } from 'slipway/api/navigation'
import { showToast } from 'slipway/api/toast'
import { words } from '../words/words.ts'

/** Opens a page of the showcase, or goes back to it if it is open below the current page. */
export async function openPage(path: string): Promise<void> {
  const pages = getCurrentPages().toReversed()
  const depth = pages.findIndex((page) => page.path === path)
  if (depth === 0) return
  try {
    await (depth > 0 ? navigateBack({ delta: depth }) : navigateTo({ url: path }))
  } catch (error) {
    // A second press during navigation is expected (`locked`). After `failed` the page is open and shows the error itself.
    if (!isApiError(error, 'locked') && !isApiError(error, 'failed'))
      await showToast({ title: words().loadFailed, icon: 'error' })
  }
}

/** A page's address in the browser, including the folder that the app is served from. */
export const hrefOf = (path: string): string => import.meta.env.BASE_URL.replace(/\/$/, '') + path
