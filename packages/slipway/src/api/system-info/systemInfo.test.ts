import { afterEach, beforeEach, expect, test } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import { switchLocale } from '../../base/locale/locale.ts'
import { version } from '../../base/version.ts'
import { type AnyApp, page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { setNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { startTheme } from '../theme/index.ts'
import {
  getAppBaseInfo,
  getDeviceInfo,
  getSystemInfo,
  getSystemInfoSync,
  getWindowInfo,
  type SystemInfoHost,
} from './index.ts'

/** A phone with a notch, whose model is known only after a request. */
function memoryHost(changes: Partial<SystemInfoHost> = {}): SystemInfoHost {
  let model = ''
  return {
    async learn() {
      model = 'Pixel 8'
    },
    readWindow: () => ({
      width: 390,
      height: 844,
      page: { width: 390, height: 700, top: 91, bottom: 53 },
      safeAreaInsets: { top: 47, right: 1, bottom: 34, left: 2 },
    }),
    readScreen: () => ({ width: 392, height: 850, pixelRatio: 3, orientation: 'portrait' }),
    readDevice: () => ({
      osName: 'android',
      osVersion: '15',
      deviceType: 'phone',
      model,
      brand: 'google',
      browserName: 'chrome',
      browserVersion: '140',
      userAgent: 'Mozilla/5.0',
      language: 'fr-CH',
    }),
    readApp: () => ({ id: 'org.example', name: 'Native', version: '9', versionCode: '90' }),
    readFontSize: () => 20,
    ...changes,
  }
}

const windowInfo = {
  pixelRatio: 3,
  screenWidth: 392,
  screenHeight: 850,
  windowWidth: 390,
  windowHeight: 700,
  windowTop: 91,
  windowBottom: 53,
  statusBarHeight: 47,
  safeArea: { left: 2, right: 389, top: 47, bottom: 810, width: 387, height: 763 },
  safeAreaInsets: { top: 47, right: 1, bottom: 34, left: 2 },
  screenTop: 150,
}
const deviceInfo = {
  brand: 'google',
  deviceBrand: 'google',
  model: '',
  deviceModel: '',
  deviceType: 'phone',
  devicePixelRatio: 3,
  deviceOrientation: 'portrait',
  platform: 'android',
  system: 'Android 15',
  osName: 'android',
  osVersion: '15',
}
const appBaseInfo = {
  appId: 'org.example',
  appName: 'Native',
  appVersion: '9',
  appVersionCode: '90',
  version,
  fontSizeSetting: 20,
  appLanguage: 'en',
  language: 'fr-CH',
  theme: 'light',
  hostName: 'chrome',
  hostVersion: '140',
  hostLanguage: 'fr-CH',
  hostTheme: 'light',
}
const browser = { browserName: 'chrome', browserVersion: '140', ua: 'Mozilla/5.0' }

beforeEach(() => {
  startTheme({}, { apply() {}, load: () => null })
})
afterEach(() => setNavigator(undefined))

test('each function returns its part, and getSystemInfo returns all of them', () => {
  const host = memoryHost()
  expect(getWindowInfo({}, host)).toEqual(windowInfo)
  expect(getDeviceInfo({}, host)).toEqual(deviceInfo)
  expect(getAppBaseInfo({}, host)).toEqual(appBaseInfo)
  expect(getSystemInfoSync({}, host)).toEqual({ ...windowInfo, ...deviceInfo, ...appBaseInfo, ...browser })
})

test('a fact that was requested once is returned synchronously from then on', async () => {
  const host = memoryHost()
  const info = await getSystemInfo({}, host)
  expect(info).toMatchObject({ model: 'Pixel 8', deviceModel: 'Pixel 8' })
  expect(getSystemInfoSync({}, host)).toEqual(info)
  expect(getDeviceInfo({}, host)).toEqual({ ...deviceInfo, model: 'Pixel 8', deviceModel: 'Pixel 8' })
})

test.each([
  ['ios', '17.4', 'ios', 'iOS 17.4'],
  ['macos', '', 'mac', 'macOS'],
  ['windows', '11', 'windows', 'Windows 11'],
  ['', '', 'other', ''],
] as const)('the system %s %s is the platform %s, displayed as "%s"', (osName, osVersion, platform, system) => {
  const host = memoryHost()
  const readDevice = () => ({ ...host.readDevice(), osName, osVersion })
  expect(getDeviceInfo({}, { ...host, readDevice })).toMatchObject({ platform, system, osName, osVersion })
})

test('the app’s own name, version, language and theme take precedence', async () => {
  const app: AnyApp = {
    pages: { '/': page({ load: async () => ({}) }) },
    name: 'Field notes',
    version: '1.2.0',
  }
  setNavigator(createNavigator(app, memoryHistory()()))
  startTheme({ mode: 'dark' }, { apply() {}, load: () => null })
  await switchLocale('es')
  expect(getAppBaseInfo({}, memoryHost())).toEqual({
    ...appBaseInfo,
    appName: 'Field notes',
    appVersion: '1.2.0',
    appLanguage: 'es',
    theme: 'dark',
  })
  await switchLocale('en')
})

const sync = { getSystemInfoSync, getWindowInfo, getDeviceInfo, getAppBaseInfo }

test.each(Object.entries(sync))('%s throws without a document', (api, read) => {
  const errMsg = `${api}:fail there is no document here`
  expect(() => read()).toThrow(expect.objectContaining({ name: 'ApiError', code: 'unavailable', errMsg }))
})

test('getSystemInfo rejects without a document', async () => {
  await expect(getSystemInfo()).rejects.toMatchObject({
    code: 'unavailable',
    errMsg: 'getSystemInfo:fail there is no document here',
  })
})

test('an error of the platform is reported under the function’s name', async () => {
  const readScreen = () => {
    throw new HostError('denied', 'no')
  }
  const host = memoryHost({ readScreen })
  expect(() => getWindowInfo({}, host)).toThrow(
    expect.objectContaining({ code: 'denied', errMsg: 'getWindowInfo:fail no' }),
  )
  await expect(getSystemInfo({}, host)).rejects.toMatchObject({ code: 'denied', errMsg: 'getSystemInfo:fail no' })
})
