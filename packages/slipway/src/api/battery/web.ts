import { secureFeature } from '../../base/call/browserFeature.ts'
import type { BatteryHost } from './host.ts'

/** What Chromium adds to `Navigator`; TypeScript's library leaves it out, as no other browser has it. */
interface BatteryNavigator {
  getBattery?(): Promise<{ readonly level: number; readonly charging: boolean }>
}

/** Chromium's Battery Status API. */
export const host: BatteryHost = {
  async read() {
    const battery = secureFeature('battery information', () => (navigator as BatteryNavigator).getBattery)
    const { level, charging } = await battery.call(navigator)
    return { level, isCharging: charging }
  },
}
