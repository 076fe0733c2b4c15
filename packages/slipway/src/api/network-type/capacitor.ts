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

/** The network as the system reports it. Only Android's web view knows the generation of a cellular network. */
export const host: NetworkTypeHost = {
  async read() {
    const { connected, connectionType } = await plugin().getStatus()
    return statusOf(connected, { type: connectionType, effectiveType: connectionOf()?.effectiveType })
  },
  watch(listener) {
    let stopped = false
    const notify = () => {
      if (!stopped) listener()
    }
    const added = (async () => plugin().addListener('networkStatusChange', notify))()
    // Without the plugin no change can be reported; `getNetworkType` rejects and names the missing plugin.
    added.catch(() => {})
    return () => {
      stopped = true
      added.then((handle) => handle.remove()).catch(() => {})
    }
  },
}
