import { capacitorPlugin } from '../../base/call/capacitor.ts'
import { HostError } from '../../base/call/HostError.ts'
import type { SharedData, ShareHost } from './host.ts'
import { host as web } from './web.ts'

/** The part of `@capacitor/share` (8.0) that we use. */
interface SharePlugin {
  share(data: Omit<SharedData, 'files'>): Promise<unknown>
}

/**
 * Shows the system's own share sheet. Android's web view has no Web Share, and the plugin shares only files that are on the
 * disk.
 */
export const host: ShareHost = {
  wholeUrl: web.wholeUrl,
  async share(data) {
    if (data.files) return web.share(data)
    const plugin = capacitorPlugin<SharePlugin>('Share', '@capacitor/share')
    await plugin.share(data).catch((error: unknown) => {
      throw knownError(error)
    })
    return true
  },
}

/** Both native sides reject with texts, without codes. */
function knownError(error: unknown): unknown {
  const { message } = error as Error
  if (message === 'Share canceled') return new HostError('cancelled', 'cancel', { cause: error })
  if (message === "Can't share while sharing is in progress") {
    return new HostError('locked', 'another share sheet is open', { cause: error })
  }
  return error
}
