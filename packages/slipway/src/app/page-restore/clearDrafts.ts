import { forgetChanges } from './changed.ts'
import { forgetPages } from './storage.ts'

/**
 * Deletes what the pages of this app remember beyond their life in the document: unsent text, scroll positions and the states of
 * `usePageState`. For logging out. Other apps of the origin keep theirs.
 *
 * What stands in the forms of open pages stays there, and is kept again only where the user goes on editing.
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
