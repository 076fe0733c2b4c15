import { forgetChanges } from './changed.ts'
import { forgetPages } from './storage.ts'

/**
 * Deletes what page restore has stored for the pages of this app: unsent text, scroll positions and the states of
 * `usePageState`. Call it when a user logs out. The data of other apps on the origin stays.
 *
 * The forms of open pages keep their values; those are stored again only if the user edits them.
 *
 * @platform web, capacitor
 *
 * @example
 * clearDrafts()
 * await reLaunch('/login')
 */
export function clearDrafts(): void {
  forgetPages()
  forgetChanges()
}
