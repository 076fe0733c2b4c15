import { openBy } from './openBy.ts'

/**
 * Opens any address of the app, a tab page or not, as if the app had been started there: closes all pages, including kept tab
 * pages, and opens the page above its parent pages (`under`). Back leads to the parents, and never to the closed pages. Use it
 * after a login, for a push message or for a link from another app.
 *
 * If a guard redirects, the other page is opened in the same way, and the call rejects with `denied`.
 *
 * @param url The address: path and query, absolute (`/order/1?from=mail`) or relative to the current page.
 * @throws {ApiError} As `navigateTo`, but tab pages are allowed. `not-found` also for an address outside the app.
 * @platform web, capacitor
 *
 * @example
 * await openUrl('/order/1?from=mail')
 */
export function openUrl(url: string): Promise<void> {
  return openBy('openUrl', { url })
}
