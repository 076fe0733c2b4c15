import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { start } from '../../testing/internal/apps/tabBarApp.tsx'
import { lacking } from '../../testing/internal/environment/devTools.ts'
import { emulateMedia } from '../../testing/internal/environment/emulateMedia.ts'
import { watchLeftovers } from '../../testing/internal/environment/leftovers.ts'
import { dispatchInput } from '../../testing/internal/input/pointerInput.ts'
import { navigateTo } from '../navigation/index.ts'
import { setTheme } from '../theme/index.ts'
import { getAppBaseInfo, getSystemInfo, getSystemInfoSync, getWindowInfo } from './index.ts'

beforeEach(async () => {
  await page.viewport(390, 844)
  await vi.waitFor(() => expect([innerWidth, innerHeight]).toEqual([390, 844]))
})
afterEach(() => {
  setTheme({ mode: 'auto', contrast: 'specification' })
})

/** Changes the browser's user agent until the test ends. */
async function poseAs(userAgent: string, userAgentMetadata: object): Promise<void> {
  await dispatchInput('Emulation.setUserAgentOverride', { userAgent, userAgentMetadata })
  onTestFinished(() => dispatchInput('Emulation.setUserAgentOverride', { userAgent: '' }))
}

test('without an app the page has the whole window', async () => {
  const leftovers = watchLeftovers()
  expect(getWindowInfo()).toMatchObject({
    windowWidth: 390,
    windowHeight: 844,
    windowTop: 0,
    windowBottom: 0,
    pixelRatio: devicePixelRatio,
    screenWidth: screen.width,
    screenHeight: screen.height,
    statusBarHeight: 0,
    safeArea: { left: 0, top: 0, right: 390, bottom: 844, width: 390, height: 844 },
  })
  expect(leftovers()).toEqual([])
})

test('navigation bar and tab bar of the current page reduce its area', async () => {
  await start()
  expect(getWindowInfo()).toMatchObject({ windowTop: 44, windowBottom: 50, windowHeight: 750, windowWidth: 390 })
  await navigateTo({ url: '/detail' })
  expect(getWindowInfo()).toMatchObject({ windowTop: 44, windowBottom: 0, windowHeight: 800 })
})

test('a page in transition is measured at its final position', async () => {
  const { layer } = await pageOf('page')
  layer.style.transform = 'translateY(100px) scale(0.9)'
  expect(getWindowInfo()).toMatchObject({ windowTop: 44, windowHeight: 800 })
})

test('the insets of notch and bars are measured again after each change of size', async () => {
  const { style } = document.documentElement
  onTestFinished(() => void style.removeProperty('--sw-safe-top'))
  await page.viewport(391, 844)
  await vi.waitFor(() => expect(innerWidth).toBe(391))
  style.setProperty('--sw-safe-top', '47px')
  expect(getWindowInfo()).toMatchObject({
    statusBarHeight: 47,
    safeAreaInsets: { top: 47, right: 0, bottom: 0, left: 0 },
    safeArea: { top: 47, height: 797 },
  })
  const measured = vi.spyOn(window, 'getComputedStyle')
  getWindowInfo()
  expect(measured).not.toHaveBeenCalled()
  style.setProperty('--sw-safe-top', '24px')
  await page.viewport(392, 844)
  await vi.waitFor(() => expect(getWindowInfo().statusBarHeight).toBe(24))
})

test('Chrome on Android reports its model on request, and from then on', async () => {
  const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
  await poseAs(`Mozilla/5.0 (Linux; Android 10; K) ${blink}`, {
    platform: 'Android',
    platformVersion: '15.0.0',
    architecture: '',
    model: 'Pixel 8',
    mobile: true,
    fullVersionList: [{ brand: 'Google Chrome', version: '140.0.7339.51' }],
  })
  const info = await getSystemInfo()
  expect(info).toMatchObject({
    platform: 'android',
    system: 'Android 15',
    model: 'Pixel 8',
    brand: 'google',
    deviceType: 'phone',
    browserName: 'chrome',
    browserVersion: '140.0.7339.51',
    hostName: 'chrome',
    ua: navigator.userAgent,
  })
  expect(getSystemInfoSync()).toEqual(info)
})

test('a page without permission for hints uses the user agent string', async () => {
  const { userAgentData } = navigator as unknown as { userAgentData: { getHighEntropyValues(): Promise<object> } }
  if (!userAgentData) lacking('navigator.userAgentData')
  const no = new DOMException('not allowed', 'NotAllowedError')
  vi.spyOn(Object.getPrototypeOf(userAgentData), 'getHighEntropyValues').mockRejectedValue(no)
  expect(await getSystemInfo()).toMatchObject({ browserName: 'chrome' })
})

test('language, theme and name are the current ones', async () => {
  await emulateMedia('prefers-color-scheme', 'dark')
  const meta = document.head.appendChild(document.createElement('meta'))
  onTestFinished(() => meta.remove())
  Object.assign(meta, { name: 'application-name', content: 'Field notes' })
  await vi.waitFor(() => expect(getAppBaseInfo()).toMatchObject({ theme: 'dark', hostTheme: 'dark' }))
  setTheme({ mode: 'light' })
  expect(getAppBaseInfo()).toMatchObject({
    appName: 'Field notes',
    appVersion: '',
    theme: 'light',
    hostTheme: 'dark',
    language: 'en-US',
    appLanguage: 'en',
  })
})

test('the text size is that of the root element, in pixels', () => {
  const { style } = document.documentElement
  onTestFinished(() => void style.removeProperty('font-size'))
  expect(getAppBaseInfo().fontSizeSetting).toBe(16)
  style.fontSize = '125%'
  expect(getAppBaseInfo().fontSizeSetting).toBe(20)
  expect(getSystemInfoSync().fontSizeSetting).toBe(20)
})
