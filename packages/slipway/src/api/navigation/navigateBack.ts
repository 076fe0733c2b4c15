import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { whenNavigator } from '../../router/current.ts'

/** How far `navigateBack` goes. */
export interface NavigateBackOptions {
  /**
   * Number of pages to take from the top; more than there are stops at the first page.
   * @default 1
   */
  readonly delta?: number
}

/**
 * Goes back by one or more pages. With one page left it leads to the root page.
 *
 * An open overlay is closed instead, as by any other Back.
 *
 * @throws {ApiError} `invalid-argument` when `delta` is not a whole number of at least 1; `cancelled` when the page wants to
 * stay (`useBackPress`), or one that would go has unsaved changes (`useUnsavedChanges`).
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
