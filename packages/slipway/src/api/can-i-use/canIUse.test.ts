import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ownName, serverUrl, socketUrl } from '../../testing/internal/environment/testServer.ts'
import * as api from '../index.ts'
import { host as shell } from './capacitor.ts'
import { canIUse, knownNames } from './index.ts'
import { host as web } from './web.ts'

/** A browser with the members that the tables check. */
function startBrowser(members: object = {}): void {
  vi.stubGlobal('document', {})
  vi.stubGlobal('Navigator', { prototype: members })
  onTestFinished(() => void vi.unstubAllGlobals())
}

test.each([[undefined], [null], [7], [['request']], [{}]])('[S5.7] rejects the schema %j', (schema) => {
  expect(() => canIUse(schema as never)).toThrow(
    expect.objectContaining({ code: 'invalid-argument', errMsg: 'canIUse:fail schema must be a string' }),
  )
})

describe.each([
  ['the web', web],
  ['a native shell', shell],
])('in %s', (_, host) => {
  test.each([
    'chooseImage',
    'chooseImage.sourceType.camera',
    'request.responseType.arraybuffer',
    'request.responseType.text',
    'preloadPage.url',
    'request.object.method.OPTIONS',
    'getSystemInfo.return.windowWidth',
    'getSystemInfo.success.safeArea',
    'onWindowResize.callback.size',
    'showToast.icon.loading',
    'navigateTo.url',
    'uploadFile.return.onProgressUpdate',
    'eventBus.emit',
    'canIUse',
    'Slider',
  ])('%s is supported', (schema) => {
    startBrowser()
    expect(canIUse(schema, host)).toBe(true)
  })

  test.each([
    '',
    'nothing',
    'chooseImage.sourceType.moon',
    'getSystemInfo.return.windowDepth',
    'request.host',
    'share.clipboard',
    'vibrateShorter',
    // Supported only on platforms that provide their own host.
    'configMTLS',
    '__proto__',
    'constructor.name',
    'request.__proto__',
    'request.toString',
  ])('%j is not supported', (schema) => {
    startBrowser()
    expect(canIUse(schema, host)).toBe(false)
  })

  test('returns `true` for every function and component, except those of web apps alone', () => {
    const names = knownNames({}, host)
    const updates = ['applyUpdate', 'checkForUpdate', 'onUpdateReady', 'onInstallPrompt', 'showInstallPrompt']
    const webOnly = ['configMTLS', ...updates]
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(Object.keys(api).filter((name) => !webOnly.includes(name))))
  })
})

test('returns `false` for features that the browser lacks', () => {
  startBrowser({ vibrate() {} })
  expect(['vibrateShort', 'vibrateShort.type.light', 'getBatteryInfo'].map((schema) => canIUse(schema, web))).toEqual([
    true,
    true,
    false,
  ])
  expect([canIUse('share.url', web), canIUse('share.files', web)]).toEqual([true, false])
})

test('in a native shell, checks the plugins instead of the web view', () => {
  startBrowser({ vibrate() {} })
  vi.stubGlobal('Capacitor', { getPlatform: () => 'ios', Plugins: { Device: {}, Share: {} } })
  expect([canIUse('vibrateShort', shell), canIUse('getBatteryInfo', shell)]).toEqual([false, true])
  // Needs two plugins.
  expect([canIUse('share', shell), canIUse('saveFileToDevice', shell)]).toEqual([true, false])
  // The plugin cannot share files, although the web view can.
  expect(canIUse('share.files', shell)).toBe(false)
})

test('in Node, plugins are not available', () => {
  expect([canIUse('vibrateShort', shell), canIUse('request', shell)]).toEqual([false, true])
})

describe('in Node', () => {
  const base64 = 'U2xpcHdheQ=='
  const listener = () => {}
  const point = { latitude: 39.9087, longitude: 116.3975 }
  /** A call of each function that needs no document. */
  const calls: Readonly<Record<string, () => unknown>> = {
    addInterceptor: () => api.addInterceptor((options, next) => next(options))(),
    arrayBufferToBase64: () => api.arrayBufferToBase64(new ArrayBuffer(1)),
    base64ToArrayBuffer: () => api.base64ToArrayBuffer(base64),
    canIUse: () => api.canIUse('request'),
    closeSocket: exchange,
    connectSocket: exchange,
    convertCoordinates: () => api.convertCoordinates({ ...point, from: 'wgs84', to: 'gcj02' }),
    createAnimation: () => api.createAnimation().opacity(0).step().export(),
    createEventBus: () => api.createEventBus().emit('a'),
    decodeToken: () => api.decodeToken(`.${btoa(JSON.stringify({ uid: '1', exp: 1 }))}.`),
    eventBus: () => api.eventBus.once('a', listener),
    findNearbyPlaces: () => api.findNearbyPlaces(point),
    getBearing: () => api.getBearing({ from: point, to: point }),
    getDistance: () => api.getDistance({ from: point, to: point }),
    getLocale: () => api.getLocale(),
    onLocaleChange: () => api.onLocaleChange(listener)(),
    onSocketClose: exchange,
    onSocketError: () => api.onSocketError(listener)(),
    onSocketMessage: exchange,
    onSocketOpen: exchange,
    request: () => api.request({ url: serverUrl('/echo') }),
    reverseGeocode: () => api.reverseGeocode(point),
    searchPlaces: () => api.searchPlaces({ keyword: 'Beijing' }),
    sendSocketMessage: exchange,
    setLocale: () => api.setLocale('en'),
  }

  async function exchange() {
    const received: string[] = []
    const closed = new Promise<void>((resolve) => api.onSocketClose(() => resolve()))
    api.onSocketOpen(() => received.push('open'))
    api.onSocketMessage(() => received.push('message'))
    await api.connectSocket({ url: socketUrl(ownName()) })
    await api.sendSocketMessage({ data: 'Hello' })
    await vi.waitFor(() => expect(received).toEqual(['open', 'message']))
    await api.closeSocket()
    await closed
  }

  const usable = knownNames({}, web).filter((name) => canIUse(name, web) && name in api)

  test('functions that need a document return `false`', () => {
    expect(usable.sort()).toEqual(Object.keys(calls).sort())
  })

  test.each(usable)('%s works', async (name) => {
    await calls[name]?.()
  })
})
