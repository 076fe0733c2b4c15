import { capacitorPlugin } from '../../base/call/capacitor.ts'
import type { KeepScreenOnHost } from './host.ts'

/** The part of `@capacitor-community/keep-awake` (8.0) that we use. */
interface KeepAwakePlugin {
  keepAwake(): Promise<void>
  allowSleep(): Promise<void>
}

const plugin = () => capacitorPlugin<KeepAwakePlugin>('KeepAwake', '@capacitor-community/keep-awake')

/** Sets the flag of the native window, which is effective while the app is in the foreground. */
export const host: KeepScreenOnHost = {
  async hold() {
    await plugin().keepAwake()
  },
  async release() {
    await plugin().allowSleep()
  },
}
