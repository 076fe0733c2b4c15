import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { whenNavigator } from '../../router/current.ts'

/** Options of `navigateBack`. */
export interface NavigateBackOptions {
  /**
   * Number of pages to close; a number larger than the stack stops at the first page.
   * @default 1
   */
  readonly delta?: number
}

/**
 * Goes back by one or more pages. If only one page is left, it opens the root page.
 *
 * If an overlay is open, it is closed instead, as with any other Back.
 *
 * @throws {ApiError} `invalid-argument` if `delta` is not a whole number of at least 1; `cancelled` if the page prevents
 * it (`useBackPress`), or the user keeps a page with unsaved changes (`useUnsavedChanges`).
 * @platform web, capacitor
 *
 * @example
 * await navigateBack({ delta: 2 })
 *
 * Source: specification, section 2.
 */
export function navigateBack(options: NavigateBackOptions = {}): Promise<void> {
  return callApi('navigateBack', options, async ({ delta = 1 }) => {
    if (!Number.isInteger(delta) || delta < 1) {
      throw new ApiError('navigateBack', 'invalid-argument', 'delta must be a whole number of at least 1')
    }
    const pages = await whenNavigator('navigateBack')
    await pages.back(delta)
  })
}
