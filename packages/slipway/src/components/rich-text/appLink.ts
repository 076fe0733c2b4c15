import { followLink } from '../../router/followLink.ts'
import type { PageNavigator } from '../../router/navigator.ts'

/** A way to a page of the app. */
interface AppLink {
  readonly href: string | undefined
  follow(): void
}

/** The page that an address leads to: one that begins with `/` and is in the config, inside a running app. */
export function appLink(pages: PageNavigator | undefined, address = ''): AppLink | undefined {
  if (!pages || !/^\/(?![/\\])/.test(address)) return undefined
  const place = pages.locate({ url: address })
  if (!place.params) return undefined
  return {
    href: pages.hrefOf(place),
    follow: () => followLink(pages.open(place.route.tabIndex >= 0 ? 'switchTab' : 'navigateTo', place)),
  }
}
