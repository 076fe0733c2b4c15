import { capacitorPlugin } from '../../base/call/capacitor.ts'
import type { AppFacts, DeviceFacts, SystemInfoHost } from './host.ts'
import { host as web } from './web.ts'

/** The part of `@capacitor/device` (8.0) that we use. */
interface DevicePlugin {
  getInfo(): Promise<{ readonly model: string; readonly osVersion: string; readonly manufacturer: string }>
}

/** The part of `@capacitor/app` (8.0) that we use. */
interface AppPlugin {
  getInfo(): Promise<{ readonly id: string; readonly name: string; readonly version: string; readonly build: string }>
}

let device: Partial<DeviceFacts> = {}
let app: Partial<AppFacts> = {}

/** Data of the web view, completed by the native side's data on device and app once `learn` has been called. */
export const host: SystemInfoHost = {
  ...web,
  async learn() {
    // An app may be built without these plugins; then the web view's data are used.
    await Promise.all([web.learn(), learnDevice().catch(() => {}), learnApp().catch(() => {})])
  },
  readDevice: () => ({ ...web.readDevice(), ...device }),
  readApp: () => ({ ...web.readApp(), ...app }),
}

async function learnDevice(): Promise<void> {
  const { model, osVersion, manufacturer } = await capacitorPlugin<DevicePlugin>(
    'Device',
    '@capacitor/device',
  ).getInfo()
  device = { model, osVersion, brand: manufacturer.toLowerCase() }
}

async function learnApp(): Promise<void> {
  const { id, name, version, build } = await capacitorPlugin<AppPlugin>('App', '@capacitor/app').getInfo()
  app = { id, name, version, versionCode: build }
}
