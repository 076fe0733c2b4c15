import { capacitorPlugin } from '../../base/call/capacitor.ts'
import { HostError } from '../../base/call/HostError.ts'
import type { BatteryHost } from './host.ts'

/** The part of `@capacitor/device` (8.0) that we use. */
interface DevicePlugin {
  getBatteryInfo(): Promise<{ readonly batteryLevel?: number; readonly isCharging?: boolean }>
}

/** The battery as the system knows it, on iOS too. */
export const host: BatteryHost = {
  async read() {
    const plugin = capacitorPlugin<DevicePlugin>('Device', '@capacitor/device')
    const { batteryLevel = -1, isCharging = false } = await plugin.getBatteryInfo()
    // What iOS says where it does not know, as in its simulator.
    if (batteryLevel < 0) throw new HostError('unavailable', 'the device does not know its battery')
    return { level: batteryLevel, isCharging }
  },
}
