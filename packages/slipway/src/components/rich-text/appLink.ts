import { followLink } from '../../router/followLink.ts'
import type { Navigator } from '../../router/navigator.ts'

/** A way to a page of the app. */
interface AppLink {
  readonly href: string | undefined
  follow(): void
}

/** The page that an address leads to: one that begins with `/` and is in the config, inside a running app. */
export function appLink(navigator: Navigator | undefined, address = ''): AppLink | undefined {
  if (!navigator || !/^\/(?![/\\])/.test(address)) return undefined
  const place = navigator.locate({ url: address })
  if (!place.params) return undefined
  return {
    href: navigator.hrefOf(place),
    follow: () => followLink(navigator.open(place.route.tabIndex >= 0 ? 'switchTab' : 'navigateTo', place)),
  }
}
