import { host as platformHost } from '#host/system-info'
import { systemTheme } from '#host/theme'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { callNow } from '../../base/call/callNow.ts'
import { localeStore } from '../../base/locale/locale.ts'
import { version as slipwayVersion } from '../../base/version.ts'
import { peekNavigator } from '../../router/current.ts'
import { themeInForce } from '../theme/themeChange.ts'
import type { SystemInfoHost } from './host.ts'
import type { AppBaseInfo, DeviceInfo, SystemInfo, WindowInfo } from './info.ts'

/** Options of `getSystemInfo`. */
export interface GetSystemInfoOptions {
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Resolves with all facts about window, device and app. First requests model and versions, which the platform reports only
 * asynchronously. Later calls of the other functions return these as well.
 *
 * @throws {ApiError} `unavailable` without a document; `cancelled` or `timeout` if `signal` is aborted.
 * @platform web, capacitor
 *
 * @example
 * const { model, osVersion, safeArea } = await getSystemInfo() // 'Pixel 8', '15', { top: 24, … }
 */
export function getSystemInfo(
  options: GetSystemInfoOptions = {},
  host: SystemInfoHost = platformHost,
): Promise<SystemInfo> {
  return callApi('getSystemInfo', options, async ({ signal }) => {
    await orAborted('getSystemInfo', signal, () => host.learn())
    return systemInfo(host)
  })
}

/**
 * Returns all facts about window, device and app synchronously. Model and versions may be missing until `getSystemInfo` has
 * resolved.
 *
 * @throws {ApiError} `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * const { windowWidth, platform } = getSystemInfoSync() // 390, 'ios'
 */
export function getSystemInfoSync(_options?: object, host: SystemInfoHost = platformHost): SystemInfo {
  return callNow('getSystemInfoSync', () => systemInfo(host))
}

/**
 * Returns the sizes of window and screen, and the area of the current page, synchronously.
 *
 * @throws {ApiError} `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * const { windowHeight, windowTop } = getWindowInfo() // 750, 44
 */
export function getWindowInfo(_options?: object, host: SystemInfoHost = platformHost): WindowInfo {
  return callNow('getWindowInfo', () => windowInfo(host))
}

/**
 * Returns the facts about device and system synchronously. Model and version may be missing until `getSystemInfo` has resolved.
 *
 * @throws {ApiError} `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * const { platform, deviceType } = getDeviceInfo() // 'android', 'phone'
 */
export function getDeviceInfo(_options?: object, host: SystemInfoHost = platformHost): DeviceInfo {
  return callNow('getDeviceInfo', () => deviceInfo(host))
}

/**
 * Returns the facts about the app and its environment synchronously: names, versions, languages and themes.
 *
 * @throws {ApiError} `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * const { appVersion, theme } = getAppBaseInfo() // '1.2.0', 'dark'
 */
export function getAppBaseInfo(_options?: object, host: SystemInfoHost = platformHost): AppBaseInfo {
  return callNow('getAppBaseInfo', () => appBaseInfo(host))
}

function systemInfo(host: SystemInfoHost): SystemInfo {
  const { browserName, browserVersion, userAgent } = host.readDevice()
  return { ...windowInfo(host), ...deviceInfo(host), ...appBaseInfo(host), browserName, browserVersion, ua: userAgent }
}

function windowInfo(host: SystemInfoHost): WindowInfo {
  const { width, height, page, safeAreaInsets } = host.readWindow()
  const screen = host.readScreen()
  const { top, right, bottom, left } = safeAreaInsets
  return {
    pixelRatio: screen.pixelRatio,
    screenWidth: screen.width,
    screenHeight: screen.height,
    windowWidth: page.width,
    windowHeight: page.height,
    windowTop: page.top,
    windowBottom: page.bottom,
    statusBarHeight: top,
    safeArea: {
      left,
      right: width - right,
      top,
      bottom: height - bottom,
      width: width - left - right,
      height: height - top - bottom,
    },
    safeAreaInsets,
    screenTop: screen.height - page.height,
  }
}

const systems = {
  ios: 'iOS',
  android: 'Android',
  harmonyos: 'HarmonyOS',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  chromeos: 'ChromeOS',
  '': '',
}

function deviceInfo(host: SystemInfoHost): DeviceInfo {
  const { brand, model, deviceType, osName, osVersion } = host.readDevice()
  const { pixelRatio, orientation } = host.readScreen()
  return {
    brand,
    deviceBrand: brand,
    model,
    deviceModel: model,
    deviceType,
    devicePixelRatio: pixelRatio,
    deviceOrientation: orientation,
    platform: osName === 'macos' ? 'mac' : osName || 'other',
    system: `${systems[osName]} ${osVersion}`.trim(),
    osName,
    osVersion,
  }
}

function appBaseInfo(host: SystemInfoHost): AppBaseInfo {
  const { language, browserName, browserVersion } = host.readDevice()
  const { id, name, version, versionCode } = host.readApp()
  const config = peekNavigator()?.app
  return {
    appId: id,
    appName: config?.name ?? name,
    appVersion: config?.version ?? version,
    appVersionCode: versionCode,
    version: slipwayVersion,
    fontSizeSetting: host.readFontSize(),
    appLanguage: localeStore.get().locale,
    language,
    theme: themeInForce(),
    hostName: browserName,
    hostVersion: browserVersion,
    hostLanguage: language,
    hostTheme: systemTheme.read(),
  }
}
