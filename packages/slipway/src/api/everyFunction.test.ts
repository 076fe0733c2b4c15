import { describe, expect, test } from 'vitest'
import { table } from './can-i-use/table.web.ts'
import * as api from './index.ts'

/** Behaviour that all public functions share. Results and host errors of each function are tested in its own folder. */

const names = Object.keys(api)

const call = (name: string, ...args: readonly unknown[]) =>
  (api as unknown as Readonly<Record<string, (...args: readonly unknown[]) => unknown>>)[name]?.(...args)

/** The options of each function, as listed in the table of `canIUse`. */
const optionsOf = new Map(
  table.split('\n').map((line) => {
    const [name = '', , options = ''] = line.split(':')
    return [name, options.split(' ').map((option) => option.split(/[=@]/, 1)[0])] as const
  }),
)

/** Valid arguments for each function that returns a promise. */
const calls: Readonly<Record<string, readonly unknown[]>> = {
  answerPage: ['/', 1],
  applyUpdate: [{}],
  canvasGetImageData: [{ canvasId: 'a', x: 0, y: 0, width: 1, height: 1 }],
  canvasPutImageData: [{ canvasId: 'a', data: new Uint8ClampedArray(4), x: 0, y: 0, width: 1 }],
  canvasToTempFilePath: [{ canvasId: 'a' }],
  checkForUpdate: [{}],
  chooseFile: [{}],
  chooseImage: [{}],
  chooseLocation: [{}],
  chooseMedia: [{}],
  chooseVideo: [{}],
  clearAppBadge: [],
  clearStorage: [{}],
  closePreviewImage: [],
  closeSocket: [{}],
  compressImage: [{ src: '/a.png' }],
  configMTLS: [{ certificates: [] }],
  connectSocket: [{ url: 'wss://localhost' }],
  downloadFile: [{ url: 'https://localhost' }],
  findNearbyPlaces: [{ latitude: 48.8, longitude: 2.3 }],
  getAppAuthorizeSetting: [{}],
  getBatteryInfo: [{}],
  getClipboardData: [{}],
  getFileInfo: [{ filePath: '/a' }],
  getImageInfo: [{ src: '/a.png' }],
  getLeftWindowStyle: [],
  getLocation: [{}],
  getNetworkType: [{}],
  getRightWindowStyle: [],
  getSavedFileInfo: [{ filePath: 'slipway-file://saved/a-b/a.txt' }],
  getSavedFileList: [{}],
  getSavedFilesQuota: [{}],
  getSelectedTextRange: [{}],
  getStorage: [{ key: 'a' }],
  getStorageInfo: [{}],
  getSystemInfo: [{}],
  getTopWindowStyle: [],
  getVideoInfo: [{ src: '/a.mp4' }],
  hideKeyboard: [{}],
  hideLeftWindow: [],
  hideLoading: [],
  hideNavigationBarLoading: [],
  hideRightWindow: [],
  hideTabBar: [{}],
  hideTabBarRedDot: [{ index: 0 }],
  hideToast: [],
  hideTopWindow: [],
  loadFontFace: [{ family: 'a', source: 'url("/a.woff2")' }],
  loadSubPackage: [{ root: '/a' }],
  makePhoneCall: [{ phoneNumber: '112' }],
  navigateBack: [{}],
  navigateTo: [{ url: '/a' }],
  openDocument: [{ filePath: '/a.pdf' }],
  openLocation: [{ latitude: 48.8, longitude: 2.3 }],
  openPage: ['/a', {}, {}],
  openSavedFile: [{ filePath: 'slipway-file://saved/a-b/a.txt' }],
  openUrl: ['/a'],
  pageScrollTo: [{ scrollTop: 0 }],
  playAnimation: [{ target: '#a', animation: { steps: [] } }],
  preloadPage: [{ url: '/a' }],
  previewImage: [{ urls: ['/a.png'] }],
  reLaunch: [{ url: '/a' }],
  redirectTo: [{ url: '/a' }],
  releaseTempFile: [{ filePath: 'blob:a' }],
  removeSavedFile: [{ filePath: 'slipway-file://saved/a-b/a.txt' }],
  removeStorage: [{ key: 'a' }],
  removeTabBarBadge: [{ index: 0 }],
  request: [{ url: 'https://localhost' }],
  reverseGeocode: [{ latitude: 48.8, longitude: 2.3 }],
  saveFile: [{ tempFilePath: '/a' }],
  saveFileToDevice: [{ tempFilePath: '/a' }],
  saveImageToPhotosAlbum: [{ filePath: '/a.png' }],
  searchPlaces: [{ keyword: 'a' }],
  sendSocketMessage: [{ data: 'a' }],
  setAppBadge: [{}],
  setClipboardData: [{ data: 'a' }],
  setKeepScreenOn: [{ keepScreenOn: true }],
  setLeftWindowStyle: [{ width: '1px' }],
  setLocale: ['fr', {}],
  setNavigationBarColor: [{ frontColor: '#ffffff', backgroundColor: '#000000' }],
  setNavigationBarTitle: [{ title: 'a' }],
  setRightWindowStyle: [{ width: '1px' }],
  setStorage: [{ key: 'a', data: 1 }],
  setStorageGroup: [{ group: 'a' }],
  setTabBarBadge: [{ index: 0, text: '1' }],
  setTabBarItem: [{ index: 0 }],
  setTabBarStyle: [{}],
  setTopWindowStyle: [{ width: '1px' }],
  share: [{ text: 'a' }],
  showActionSheet: [{ itemList: ['a'] }],
  showLeftWindow: [],
  showInstallPrompt: [],
  showLoading: [{}],
  showModal: [{}],
  showNavigationBarLoading: [],
  showRightWindow: [],
  showTabBar: [{}],
  showTabBarRedDot: [{ index: 0 }],
  showToast: [{ title: 'a' }],
  showTopWindow: [],
  startAccelerometer: [{}],
  startCompass: [{}],
  startLocationUpdate: [{}],
  startPullDownRefresh: [],
  stopAccelerometer: [{}],
  stopCompass: [{}],
  stopLocationUpdate: [{}],
  stopPullDownRefresh: [],
  switchTab: [{ url: '/a' }],
  uploadFile: [{ url: 'https://localhost', file: new Blob() }],
  vibrateLong: [{}],
  vibrateShort: [{}],
}

/** Synchronous functions other than `on…` and `…Sync`. */
const atOnce = [
  // The methods of these objects have their own tests.
  ...['createAnimation', 'createCanvasContext', 'createIntersectionObserver', 'createMediaQueryObserver'],
  ...['createOffscreenCanvas', 'createSelectorQuery'],
  ...['addInterceptor', 'addLocale', 'arrayBufferToBase64', 'base64ToArrayBuffer', 'canIUse', 'convertCoordinates'],
  ...['createEditorContext', 'createEventBus', 'createInnerAudioContext', 'createInterstitialAd', 'createMapContext'],
  ...['createRewardedVideoAd', 'createVideoContext', 'getBackgroundAudioManager', 'getBearing', 'getDistance'],
  ...['httpAds', 'setAdProvider'],
  ...[
    'decodeToken',
    'eventBus',
    'getAppBaseInfo',
    'getCurrentPages',
    'getDeviceInfo',
    'getLocale',
    'getMapApps',
    'getNavigationBarRect',
    'getSystemSetting',
    'getTheme',
    'getToken',
  ],
  ...['getTokenText', 'getWindowInfo', 'hasPermission', 'hasRole', 'isTokenValid', 'knownNames', 'requirePermission'],
  ...['requireRole', 'requireToken', 'setTheme', 'setToken', 'startTheme', 'tokenAuth'],
]

test('every asynchronous function is listed in `calls`', () => {
  const others = names.filter((name) => !/^on[A-Z]|Sync$/.test(name) && !atOnce.includes(name))
  expect(others.sort()).toEqual(Object.keys(calls).sort())
})

describe.each(names.filter((name) => /^on[A-Z]/.test(name)))('%s', (name) => {
  test.each([[undefined], [null], [7], ['text'], [{}]])('throws `invalid-argument` if the listener is %j', (odd) => {
    const refusal = { api: name, code: 'invalid-argument', errMsg: `${name}:fail listener must be a function` }
    expect(() => call(name, odd)).toThrow(expect.objectContaining(refusal))
  })

  test('subscribes without a host, and unsubscribing twice is harmless', () => {
    const stop = call(name, () => {}) as () => void
    stop()
    stop()
  })
})

const withOptions = Object.entries(calls).filter(([, [options]]) => typeof options === 'object')

test.each(withOptions)('%s rejects values that are not an options object', async (name) => {
  for (const odd of [null, 7, 'text', () => {}]) {
    // These functions check a path only once an app is running.
    if (typeof odd === 'string' && ['navigateTo', 'redirectTo', 'reLaunch', 'switchTab'].includes(name)) continue
    await expect(call(name, odd)).rejects.toMatchObject({
      name: 'ApiError',
      code: expect.stringMatching(/^(invalid-argument|unavailable)$/),
    })
  }
})

/** The table does not list the options of `openPage`, because its parameters have the page's own types. */
const withSignal = Object.entries(calls).filter(
  ([name]) => name === 'openPage' || optionsOf.get(name)?.includes('signal'),
)

test('functions that wait for the network, a file, the device, the user or an animation accept a signal', () => {
  expect(withSignal.map(([name]) => name)).toEqual([
    ...['applyUpdate', 'canvasToTempFilePath', 'checkForUpdate'],
    ...['chooseFile', 'chooseImage', 'chooseLocation', 'chooseMedia', 'chooseVideo', 'compressImage', 'connectSocket'],
    ...['downloadFile', 'findNearbyPlaces', 'getAppAuthorizeSetting'],
    ...['getBatteryInfo', 'getClipboardData', 'getFileInfo', 'getImageInfo', 'getLocation'],
    ...[
      'getNetworkType',
      'getSavedFileInfo',
      'getSavedFileList',
      'getSavedFilesQuota',
      'getSystemInfo',
      'getVideoInfo',
      'loadFontFace',
      'loadSubPackage',
      'openDocument',
      'openLocation',
      'openPage',
      'openSavedFile',
    ],
    ...[
      'pageScrollTo',
      'playAnimation',
      'preloadPage',
      'previewImage',
      'removeSavedFile',
      'request',
      'reverseGeocode',
      'saveFile',
      'saveFileToDevice',
    ],
    ...['saveImageToPhotosAlbum', 'searchPlaces', 'setLocale', 'share', 'showActionSheet', 'showLoading', 'showModal'],
    ...['showToast', 'startAccelerometer', 'startCompass', 'startLocationUpdate', 'uploadFile'],
  ])
})

describe.each(withSignal)('%s', (name, args) => {
  const callWith = (signal: unknown) => call(name, ...args.slice(0, -1), { ...(args.at(-1) as object), signal })

  test('rejects without starting if the signal is already aborted', async () => {
    const aborted = AbortSignal.abort()
    await expect(callWith(aborted)).rejects.toMatchObject({
      code: 'cancelled',
      errMsg: `${name}:fail abort`,
    })
    const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'))
    await expect(callWith(late)).rejects.toMatchObject({ code: 'timeout' })
  })

  test.each([[null], ['now'], [{ aborted: false }]])('rejects the invalid signal %j', async (signal) => {
    await expect(callWith(signal)).rejects.toMatchObject({
      code: 'invalid-argument',
      errMsg: `${name}:fail signal must be an AbortSignal`,
    })
  })
})

describe.each(names.filter((name) => name !== 'eventBus'))('%s', (name) => {
  /** Calls the function, and returns the error that it throws or rejects with. */
  const errorOf = async (options: object): Promise<unknown> => {
    try {
      await call(name, options)
      return undefined
    } catch (error) {
      return error
    }
  }

  test.each([[{}], [{ signal: new AbortController().signal }]])(
    'its first parameter %j is not its host',
    async (options) => {
      const error = await errorOf(options)
      expect(String(error)).not.toMatch(/\bis not a function|of undefined/)
    },
  )

  test('calls no method of its first parameter', async () => {
    const called: string[] = []
    /** Has every method that a host may have. */
    const host = new Proxy(
      {},
      {
        get: (_, field) =>
          field === 'signal' || field === 'then' || typeof field === 'symbol' ? undefined : () => called.push(field),
      },
    )
    await errorOf(host)
    expect(called).toEqual([])
  })
})

/** Functions that also work in Node; their own tests cover this. */
const inNode = [
  ...['connectSocket', 'findNearbyPlaces', 'releaseTempFile', 'request', 'reverseGeocode', 'searchPlaces', 'setLocale'],
  ...['setStorageGroup', 'stopAccelerometer', 'stopCompass', 'stopLocationUpdate'],
]

test.each(Object.entries(calls).filter(([name]) => !inNode.includes(name)))(
  '%s rejects as unavailable or unsupported in Node',
  async (name, args) => {
    const code = name === 'configMTLS' ? 'unsupported' : 'unavailable'
    await expect(call(name, ...args)).rejects.toMatchObject({ name: 'ApiError', api: name, code })
  },
)

/** Synchronous functions that need a document, with their arguments. */
const documentAtOnce: Readonly<Record<string, readonly unknown[]>> = {
  clearStorageSync: [],
  getAppBaseInfo: [],
  getDeviceInfo: [],
  getEnterOptionsSync: [],
  getLaunchOptionsSync: [],
  getNavigationBarRect: [],
  getStorageInfoSync: [],
  getStorageSync: ['a'],
  getSystemInfoSync: [],
  getSystemSetting: [],
  getWindowInfo: [],
  removeStorageSync: ['a'],
  setStorageSync: ['a', 1],
  setToken: [undefined],
}

test('every `…Sync` function is listed in `documentAtOnce`', () => {
  expect(Object.keys(documentAtOnce)).toEqual(expect.arrayContaining(names.filter((name) => name.endsWith('Sync'))))
})

test.each(Object.entries(documentAtOnce))('%s in plain Node throws `unavailable`', (name, args) => {
  const refusal = { name: 'ApiError', api: name, code: 'unavailable' }
  expect(() => call(name, ...args)).toThrow(expect.objectContaining(refusal))
})
