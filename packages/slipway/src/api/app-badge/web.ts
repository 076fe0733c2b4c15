import { secureFeature } from '../../base/call/browserFeature.ts'
import type { AppBadgeHost } from './host.ts'

/** Uses the Badging API. */
export const host: AppBadgeHost = {
  async set(count) {
    needed(() => navigator.setAppBadge)
    await navigator.setAppBadge(count)
  },
  async clear() {
    needed(() => navigator.clearAppBadge)
    await navigator.clearAppBadge()
  },
}

const needed = (read: () => unknown) => secureFeature<unknown>('badge of the app', read)
