import { capacitorPlugin } from '../../base/call/capacitor.ts'
import type { VibrateHost } from './host.ts'

/** The part of `@capacitor/haptics` (8.0) that we use. */
interface HapticsPlugin {
  impact(options: { readonly style: string }): Promise<void>
  vibrate(options: { readonly duration: number }): Promise<void>
}

const plugin = () => capacitorPlugin<HapticsPlugin>('Haptics', '@capacitor/haptics')

/** Uses the haptic motor, which iOS does not make available to web pages. */
export const host: VibrateHost = {
  async short(_, type) {
    await plugin().impact({ style: type.toUpperCase() })
  },
  async long(durationMs) {
    await plugin().vibrate({ duration: durationMs })
  },
}
