import { host as platformHost } from '#host/system-info'
import { systemTheme } from '#host/theme'
import { callApi } from '../../base/call/callApi.ts'
import { callNow } from '../../base/call/callNow.ts'
import { localeStore } from '../../base/locale/locale.ts'
import { peekNavigator } from '../../router/current.ts'
import { themeInForce } from '../theme/themeChange.ts'
import type { SystemInfoHost } from './host.ts'
import type { AppBaseInfo, DeviceInfo, SystemInfo, WindowInfo } from './info.ts'

/**
 * Tells all that is known of window, device and app, after asking the platform for what it tells by promise only: model and
 * versions. What the other functions tell from then on has that too.
 *
 * @throws {ApiError} `unavailable` where there is no document.
 * @platform web, capacitor
 *
 * @example
 * const { model, osVersion, safeArea } = await getSystemInfo() // 'Pixel 8', '15', { top: 24, … }
 */
export function getSystemInfo(host: SystemInfoHost = platformHost): Promise<SystemInfo> {
  return callApi('getSystemInfo', {}, async () => {
    await host.learn()
    return systemInfo(host)
  })
}

/**
 * Tells all that is known of window, device and app at once. Model and versions may be missing until `getSystemInfo` has
 * asked for them.
 *
 * @throws {ApiError} `unavailable` where there is no document.
 * @platform web, capacitor
 *
 * @example
 * const { windowWidth, platform } = getSystemInfoSync() // 390, 'ios'
 */
export function getSystemInfoSync(host: SystemInfoHost = platformHost): SystemInfo {
  return callNow('getSystemInfoSync', () => systemInfo(host))
}

/**
 * Tells the sizes of window and screen, and which part of them the page shown has. Returns them at once.
 *
 * @throws {ApiError} `unavailable` where there is no document.
 * @platform web, capacitor
 *
 * @example
 * const { windowHeight, windowTop } = getWindowInfo() // 750, 44
 */
export function getWindowInfo(host: SystemInfoHost = platformHost): WindowInfo {
  return callNow('getWindowInfo', () => windowInfo(host))
}

/**
 * Tells what device and system are. Returns it at once; model and version may be missing until `getSystemInfo` has asked
 * for them.
 *
 * @throws {ApiError} `unavailable` where there is no document.
 * @platform web, capacitor
 *
 * @example
 * const { platform, deviceType } = getDeviceInfo() // 'android', 'phone'
 */
export function getDeviceInfo(host: SystemInfoHost = platformHost): DeviceInfo {
  return callNow('getDeviceInfo', () => deviceInfo(host))
}

/**
 * Tells what the app is and what it runs in: names, versions, languages and themes. Returns it at once.
 *
 * @throws {ApiError} `unavailable` where there is no document.
 * @platform web, capacitor
 *
 * @example
 * const { appVersion, theme } = getAppBaseInfo() // '1.2.0', 'dark'
 */
export function getAppBaseInfo(host: SystemInfoHost = platformHost): AppBaseInfo {
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
    appLanguage: localeStore.get().locale,
    language,
    theme: themeInForce(),
    hostName: browserName,
    hostVersion: browserVersion,
    hostLanguage: language,
    hostTheme: systemTheme.read(),
  }
}
