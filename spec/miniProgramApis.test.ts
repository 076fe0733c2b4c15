import { expect, test } from 'vitest'
import { readText } from '../scripts/lib/readText.ts'

/** The functions of mini-programs on the web, and those that their documentation names for other platforms. */
const inventory = `
  upx2px rpx2px canIUse base64ToArrayBuffer arrayBufferToBase64 $on $once $off $emit addInterceptor removeInterceptor
  getLaunchOptionsSync getEnterOptionsSync onError onPageNotFound onUnhandledRejection onAppShow onAppHide getApp getCurrentPages
  request uploadFile downloadFile connectSocket sendSocketMessage closeSocket onSocketOpen onSocketMessage onSocketError onSocketClose
  setStorage setStorageSync getStorage getStorageSync removeStorage removeStorageSync clearStorage clearStorageSync getStorageInfo
  getStorageInfoSync
  chooseImage chooseVideo chooseFile getImageInfo getVideoInfo previewImage closePreviewImage createInnerAudioContext getFileInfo
  openDocument saveImageToPhotosAlbum saveVideoToPhotosAlbum getRecorderManager createCameraContext createLivePlayerContext saveFile
  getSavedFileList getSavedFileInfo removeSavedFile scanCode
  getLocation chooseLocation openLocation startLocationUpdate stopLocationUpdate onLocationChange onLocationChangeError
  getSystemInfo getSystemInfoSync getDeviceInfo getAppBaseInfo getWindowInfo getNetworkType onNetworkStatusChange makePhoneCall
  startAccelerometer stopAccelerometer onAccelerometerChange startCompass stopCompass onCompassChange startGyroscope stopGyroscope
  onGyroscopeChange vibrateShort vibrateLong setClipboardData getClipboardData onThemeChange onWindowResize onKeyboardHeightChange
  hideKeyboard getSelectedTextRange getScreenBrightness setScreenBrightness setKeepScreenOn onUserCaptureScreen onMemoryWarning
  addPhoneContact getProvider login
  showToast showLoading hideToast hideLoading showModal showActionSheet hideModal hideActionSheet setNavigationBarTitle
  setNavigationBarColor showNavigationBarLoading hideNavigationBarLoading setTabBarItem setTabBarStyle setTabBarBadge removeTabBarBadge
  showTabBarRedDot hideTabBarRedDot showTabBar hideTabBar onTabBarMidButtonTap pageScrollTo startPullDownRefresh stopPullDownRefresh
  loadFontFace setPageMeta showTopWindow hideTopWindow showLeftWindow hideLeftWindow showRightWindow hideRightWindow
  getTopWindowStyle getLeftWindowStyle getRightWindowStyle setTopWindowStyle setLeftWindowStyle setRightWindowStyle
  createAnimation createSelectorQuery createIntersectionObserver createMediaQueryObserver
  createVideoContext createMapContext createCanvasContext canvasGetImageData canvasPutImageData canvasToTempFilePath
  getLocale setLocale onLocaleChange getPushClientId onPushMessage uniIDHasRole uniIDHasPermission uniIDTokenValid
  getFacialRecognitionMetaInfo loadSubPackage configMTLS createPushMessage oauth requestPayment
  nextTick pxTransform initPxTransform getMenuButtonBoundingClientRect getSystemSetting getAppAuthorizeSetting authorize openSetting
  openAppAuthorizeSetting
  getRealPath getTabBarPageId removeAllPages removeLastPage removeNonTabBarPages invokePushCallback
`
  .trim()
  .split(/\s+/)

const page = readText('packages/slipway/docs/mini-program-apis.md')
const exported = new Set(readText('spec/public-names.txt').match(/(?<=^ {2})\w+$/gm))
/** The names in the first column of the tables. */
const explained = new Set(
  [...page.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([$\w]+)`/g)].map(([, name]) => name),
  ),
)

test('each function of mini-programs is exported, or the docs explain its absence', () => {
  expect(inventory.length).toBeGreaterThan(150)
  const absent = inventory.filter((name) => !exported.has(name) && !explained.has(name))
  expect(absent).toEqual([])
})

test('the docs explain no function that is exported, and none that mini-programs do not have', () => {
  expect([...explained].filter((name) => name && (exported.has(name) || !inventory.includes(name)))).toEqual([])
})

test('each name that the docs offer instead exists', () => {
  const offered = [...page.matchAll(/^\| .*? \| (.*?) \| .* \|$/gm)].flatMap(([, cell = '']) => [
    ...cell.matchAll(/`<?([a-z]\w+|[A-Z]\w+)>?`/g),
  ])
  const names = offered.map(([, name = '']) => name).filter((name) => !['addInterceptor', 'signal'].includes(name))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !exported.has(name))).toEqual([])
})
