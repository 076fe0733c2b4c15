import { capacitorPlugin } from '../../base/call/capacitor.ts'
import { HostError } from '../../base/call/HostError.ts'
import type { BatteryHost } from './host.ts'

/** The part of `@capacitor/device` (8.0) that we use. */
interface DevicePlugin {
  getBatteryInfo(): Promise<{ readonly batteryLevel?: number; readonly isCharging?: boolean }>
}

/** Reads the battery through the system, which also works on iOS. */
export const host: BatteryHost = {
  async read() {
    const plugin = capacitorPlugin<DevicePlugin>('Device', '@capacitor/device')
    const { batteryLevel = -1, isCharging = false } = await plugin.getBatteryInfo()
    // iOS returns -1 if the level is unknown, for example in the simulator.
    if (batteryLevel < 0) throw new HostError('unavailable', 'the device does not provide the battery level')
    return { level: batteryLevel, isCharging }
  },
}
