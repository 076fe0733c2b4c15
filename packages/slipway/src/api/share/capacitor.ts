import { capacitorPlugin } from '../../base/call/capacitor.ts'
import { HostError } from '../../base/call/HostError.ts'
import type { SharedData, ShareHost } from './host.ts'
import { host as web } from './web.ts'

/** The part of `@capacitor/share` (8.0) that we use. */
interface SharePlugin {
  share(data: Omit<SharedData, 'files'>): Promise<unknown>
}

/** The system's own sheet. Android's web view has no other way, and the plugin takes files only where they lie on the disk. */
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

/** Both native sides reject with texts and no code. */
function knownError(error: unknown): unknown {
  const { message } = error as Error
  if (message === 'Share canceled') return new HostError('cancelled', 'cancel', { cause: error })
  if (message === "Can't share while sharing is in progress") {
    return new HostError('locked', 'another offer is open', { cause: error })
  }
  return error
}
