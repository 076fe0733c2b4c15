import { host as platformHost } from '#host/system-setting'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { callNow } from '../../base/call/callNow.ts'
import { type AppAuthorizeSetting, authorizeSetting } from './authorizeSetting.ts'
import type { SystemSettingHost } from './host.ts'

/** Result of `getSystemSetting`. */
export interface SystemSetting {
  /** Orientation of the device. A desktop is usually `landscape`. */
  readonly deviceOrientation: 'portrait' | 'landscape'
}

/** Options of `getAppAuthorizeSetting`. */
export interface GetAppAuthorizeSettingOptions {
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Returns the settings of the system synchronously. Browsers do not report whether Bluetooth, Wi-Fi and location services are
 * turned on, so the result has no such fields.
 *
 * @throws {ApiError} `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * const { deviceOrientation } = getSystemSetting() // 'portrait'
 */
export function getSystemSetting(_options?: object, host: SystemSettingHost = platformHost): SystemSetting {
  return callNow('getSystemSetting', () => ({ deviceOrientation: host.readOrientation() }))
}

/**
 * Resolves with the permissions of the app, without asking the user. Permissions that the platform does not report are left out.
 *
 * The function returns a promise, unlike that of mini-programs, because browsers report permissions only asynchronously.
 *
 * @throws {ApiError} `unavailable` without a document; `cancelled` or `timeout` if `signal` is aborted.
 * @platform web, capacitor
 *
 * @example
 * const { cameraAuthorized } = await getAppAuthorizeSetting() // 'not determined'
 */
export function getAppAuthorizeSetting(
  options: GetAppAuthorizeSettingOptions = {},
  host: SystemSettingHost = platformHost,
): Promise<AppAuthorizeSetting> {
  const api = 'getAppAuthorizeSetting'
  return callApi(api, options, async ({ signal }) =>
    authorizeSetting(await orAborted(api, signal, () => host.readPermissions())),
  )
}
