import { capacitorPlugin } from '../../base/call/capacitor.ts'
import type { NetworkTypeHost } from './host.ts'
import { statusOf } from './statusOf.ts'
import { connectionOf } from './web.ts'

/** The part of `@capacitor/network` (8.0) that we use. */
interface NetworkPlugin {
  getStatus(): Promise<{ readonly connected: boolean; readonly connectionType: string }>
  addListener(event: 'networkStatusChange', listener: () => void): Promise<{ remove(): Promise<void> }>
}

const plugin = () => capacitorPlugin<NetworkPlugin>('Network', '@capacitor/network')

/** What the system tells of the network. The generation of a cellular one is known to Android's web view alone. */
export const host: NetworkTypeHost = {
  async read() {
    const { connected, connectionType } = await plugin().getStatus()
    return statusOf(connected, { type: connectionType, effectiveType: connectionOf()?.effectiveType })
  },
  watch(listener) {
    let stopped = false
    const tell = () => {
      if (!stopped) listener()
    }
    const added = (async () => plugin().addListener('networkStatusChange', tell))()
    // Without the plugin there is nothing to hear, as `getNetworkType` says aloud.
    added.catch(() => {})
    return () => {
      stopped = true
      added.then((handle) => handle.remove()).catch(() => {})
    }
  },
}
