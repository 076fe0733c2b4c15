import type { PermissionStates } from './host.ts'

/** State of a permission: the user has allowed the use, has refused it, or has not been asked yet. */
export type AuthorizeState = 'authorized' | 'denied' | 'not determined'

/** Result of `getAppAuthorizeSetting`. A field is absent if the platform does not report the permission. */
export interface AppAuthorizeSetting {
  /** Photos of the device. Only a native shell with `@capacitor/camera` has this permission. */
  readonly albumAuthorized?: AuthorizeState
  readonly cameraAuthorized?: AuthorizeState
  /** The position, whether exact or approximate. */
  readonly locationAuthorized?: AuthorizeState
  readonly microphoneAuthorized?: AuthorizeState
  readonly notificationAuthorized?: AuthorizeState
}

/** The states of browsers and of Capacitor. `limited` is the permission for some of the photos. */
const states: Readonly<Record<string, AuthorizeState>> = {
  granted: 'authorized',
  limited: 'authorized',
  denied: 'denied',
  prompt: 'not determined',
  'prompt-with-rationale': 'not determined',
  default: 'not determined',
}

/** Converts the platform's states. States with other names are left out. */
export function authorizeSetting(reported: PermissionStates): AppAuthorizeSetting {
  const { album, camera, location, microphone, notification } = reported
  const fields = {
    albumAuthorized: album,
    cameraAuthorized: camera,
    locationAuthorized: location,
    microphoneAuthorized: microphone,
    notificationAuthorized: notification,
  }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, state]) =>
      state !== undefined && Object.hasOwn(states, state) ? [[name, states[state]]] : [],
    ),
  )
}
