import { HostError } from '../../base/call/HostError.ts'
import { deviceOrientation } from '../../router/react/deviceOrientation.ts'
import type { SystemSettingHost } from './host.ts'

/** The settings that a browser reports. */
export const host: SystemSettingHost = {
  readOrientation() {
    needDocument()
    return deviceOrientation()
  },
  async readPermissions() {
    needDocument()
    const [camera, location, microphone, notification] = await Promise.all(
      ['camera', 'geolocation', 'microphone', 'notifications'].map(query),
    )
    return { camera, location, microphone, notification: notification ?? globalThis.Notification?.permission }
  },
}

/** The state of a permission; `undefined` in browsers that do not know its name, or have no Permissions API. */
async function query(name: string): Promise<string | undefined> {
  try {
    const permissions = navigator.permissions as Permissions | undefined
    return (await permissions?.query({ name: name as PermissionName }))?.state
  } catch {
    return undefined
  }
}

function needDocument(): void {
  if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
}
