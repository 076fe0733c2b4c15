import { capacitorPlugin, hasCapacitorPlugin } from '../../base/call/capacitor.ts'
import type { PermissionStates, SystemSettingHost } from './host.ts'
import { host as web } from './web.ts'

/** The part of `@capacitor/geolocation` (8.2) that we use. Rejects if location services are turned off. */
interface GeolocationPlugin {
  checkPermissions(): Promise<{ readonly location: string; readonly coarseLocation?: string }>
}

/** The part of `@capacitor/camera` (8.0) that we use. */
interface CameraPlugin {
  checkPermissions(): Promise<{ readonly camera: string; readonly photos: string }>
}

/** The permissions that the plugins report. The web view reports the others, and those of plugins that the app does not have. */
export const host: SystemSettingHost = {
  ...web,
  async readPermissions() {
    const parts = await Promise.all([web.readPermissions(), readLocation(), readCamera()])
    return Object.assign({}, ...parts)
  },
}

async function readLocation(): Promise<PermissionStates> {
  if (!hasCapacitorPlugin('Geolocation')) return {}
  try {
    const plugin = capacitorPlugin<GeolocationPlugin>('Geolocation', '@capacitor/geolocation')
    const { location, coarseLocation } = await plugin.checkPermissions()
    // On Android, the user may allow the approximate position only.
    return { location: coarseLocation === 'granted' ? coarseLocation : location }
  } catch {
    return { location: undefined }
  }
}

async function readCamera(): Promise<PermissionStates> {
  if (!hasCapacitorPlugin('Camera')) return {}
  try {
    const { camera, photos } = await capacitorPlugin<CameraPlugin>('Camera', '@capacitor/camera').checkPermissions()
    return { album: photos, camera }
  } catch {
    return { album: undefined, camera: undefined }
  }
}
