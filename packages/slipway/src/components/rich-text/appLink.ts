import { followLink } from '../../router/links/followLink.ts'
import type { PageNavigator } from '../../router/navigator.ts'

/** A link to a page of the app. */
interface AppLink {
  readonly href: string | undefined
  follow(): void
}

/**
 * A link to the page with this address, if the address begins with `/`, belongs to a page in the config, and an app is
 * running.
 */
export function appLink(pages: PageNavigator | undefined, address = ''): AppLink | undefined {
  if (!pages || !/^\/(?![/\\])/.test(address)) return undefined
  const place = pages.locate({ url: address })
  if (!place.params) return undefined
  return {
    href: pages.hrefOf(place),
    follow: () => followLink(pages.open(place.route.tabIndex >= 0 ? 'switchTab' : 'navigateTo', place)),
  }
}
