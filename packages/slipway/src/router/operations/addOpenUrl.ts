import { withParents } from '../config/parents.ts'
import type { PageNavigator } from '../navigator.ts'
import { startOver } from '../stack.ts'

/** Adds `openUrl` to the calls of a navigator that open a page. Only apps that use it contain this code. */
export function addOpenUrl(pages: PageNavigator): void {
  pages.openUrl ??= (now, { url }, rules) => startOver(now, withParents(pages.routes, url), rules)
}
