import { capacitorPlugin } from '../../base/call/capacitor.ts'
import type { AppBadgeHost } from './host.ts'

/** The part of `@capawesome/capacitor-badge` (8.0) that we use. */
interface BadgePlugin {
  set(options: { readonly count: number }): Promise<void>
  clear(): Promise<void>
}

const plugin = () => capacitorPlugin<BadgePlugin>('Badge', '@capawesome/capacitor-badge')

/** The badge of the app's icon on the home screen. Native badges have a number, so a dot is a 1. */
export const host: AppBadgeHost = {
  async set(count = 1) {
    await plugin().set({ count })
  },
  async clear() {
    await plugin().clear()
  },
}
