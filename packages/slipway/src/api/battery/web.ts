import { secureFeature } from '../../base/call/browserFeature.ts'
import type { BatteryHost } from './host.ts'

/** Chromium's addition to `Navigator`. TypeScript's library leaves it out, because other browsers do not have it. */
interface BatteryNavigator {
  getBattery?(): Promise<{ readonly level: number; readonly charging: boolean }>
}

/** Uses the Battery Status API of Chromium. */
export const host: BatteryHost = {
  async read() {
    const battery = secureFeature('battery information', () => (navigator as BatteryNavigator).getBattery)
    const { level, charging } = await battery.call(navigator)
    return { level, isCharging: charging }
  },
}
