import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiError } from '../../base/call/ApiError.ts'
import { HostError } from '../../base/call/HostError.ts'
import { overlayStore } from '../../base/overlay/overlays.ts'
import { type AdProvider, createInterstitialAd, createRewardedVideoAd, setAdProvider } from './index.ts'

const lamp = { id: 'lamp', title: 'Lamp' }
const load = vi.fn<AdProvider['load']>()
const report = vi.fn<AdProvider['report']>()

const shown = () => overlayStore.get().find((request) => request.kind === 'ad')
const whenShown = () => vi.waitFor(() => shown() ?? expect.unreachable('no ad is shown'))

beforeEach(() => {
  vi.stubGlobal('document', {})
  load.mockReset().mockResolvedValue(lamp)
  report.mockReset()
  setAdProvider({ load, report })
})
afterEach(() => {
  shown()?.leave()
  setAdProvider(undefined)
  expect(overlayStore.get()).toEqual([])
})

describe.each([
  ['createRewardedVideoAd', createRewardedVideoAd, 'rewarded'],
  ['createInterstitialAd', createInterstitialAd, 'interstitial'],
] as const)('%s', (api, create, format) => {
  test('[S7.6] requests and reports nothing unless ads are configured', async () => {
    setAdProvider(undefined)
    const ad = create({ adUnitId: 'game' })
    const errMsg = `${api}:fail no ads are configured`
    await expect(ad.load()).rejects.toMatchObject({ code: 'unavailable', errMsg })
    await expect(ad.show()).rejects.toMatchObject({ code: 'unavailable', errMsg })
    expect([load.mock.calls, report.mock.calls]).toEqual([[], []])
  })

  test('loads an ad once, and shows it', async () => {
    const ad = create({ adUnitId: 'game' })
    const loaded = vi.fn()
    ad.onLoad(loaded)
    await Promise.all([ad.load(), ad.load()])
    expect(load.mock.calls).toEqual([[{ unitId: 'game', format }]])
    expect(loaded).toHaveBeenCalledTimes(1)
    expect(report).not.toHaveBeenCalled()
    const showing = ad.show()
    const request = await whenShown()
    expect(request).toMatchObject({ kind: 'ad', title: 'Lamp', format })
    request.onShow()
    await showing
    expect(report.mock.calls).toEqual([[{ unitId: 'game', format, ad: 'lamp', event: 'view' }]])
  })

  test('show loads an ad, and the next show another one', async () => {
    const ad = create({ adUnitId: 'game' })
    for (const count of [1, 2]) {
      const showing = ad.show()
      const request = await whenShown()
      request.onShow()
      await showing
      request.onClose(true)
      expect(load).toHaveBeenCalledTimes(count)
    }
  })

  test.each([true, false])('reports a click and the close, with isEnded %s', async (isEnded) => {
    const ad = create({ adUnitId: 'game' })
    const closed = vi.fn()
    const stop = ad.onClose(closed)
    void ad.show()
    const request = await whenShown()
    request.onShow()
    request.onClick()
    request.onClose(isEnded)
    expect(closed.mock.calls).toEqual([[{ isEnded }]])
    expect(report.mock.calls.map(([{ event }]) => event)).toEqual([
      ...['view', 'click'],
      ...(isEnded ? ['end'] : []),
      'close',
    ])
    expect(shown()).toBeUndefined()
    stop()
  })

  test('only one ad is shown at a time', async () => {
    const ad = create({ adUnitId: 'game' })
    void ad.show()
    await whenShown()
    await expect(create({ adUnitId: 'other' }).show()).rejects.toMatchObject({ code: 'locked' })
  })

  test.each([
    ['no ad', () => Promise.resolve(undefined), 'not-found', 'there is no ad for this unit'],
    ['no consent', () => Promise.reject(new HostError('denied', 'no consent')), 'denied', 'no consent'],
    ['a timeout', () => Promise.reject(new HostError('timeout', 'late')), 'timeout', 'late'],
    ['a provider that throws', () => Promise.reject(new Error('broken')), 'failed', 'broken'],
  ] as const)(
    'with %s it rejects, reports the error, and works again',
    async (_, fail: AdProvider['load'], code, detail) => {
      const ad = create({ adUnitId: 'game' })
      const errors: ApiError[] = []
      ad.onError((error) => errors.push(error))
      load.mockImplementationOnce(fail)
      await expect(ad.show()).rejects.toMatchObject({ code, errMsg: `${api}:fail ${detail}` })
      expect(errors.map((error) => error.code)).toEqual([code])
      await ad.load()
    },
  )

  test('an ad whose code is lost rejects', async () => {
    const showing = create({ adUnitId: 'game' }).show()
    const request = await whenShown()
    request.fail(new Error('offline'))
    await expect(showing).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('destroy closes the ad and removes the listeners; a pending show rejects', async () => {
    const ad = create({ adUnitId: 'game' })
    const closed = vi.fn()
    ad.onClose(closed)
    const showing = ad.show()
    await whenShown()
    ad.destroy()
    await expect(showing).rejects.toMatchObject({ code: 'cancelled' })
    expect(shown()).toBeUndefined()
    expect(closed).not.toHaveBeenCalled()
  })

  test('destroy while the ad is loading shows nothing', async () => {
    const ad = create({ adUnitId: 'game' })
    const showing = ad.show()
    ad.destroy()
    await expect(showing).rejects.toMatchObject({ code: 'cancelled' })
    expect(shown()).toBeUndefined()
    void ad.show()
    await whenShown()
  })

  test('rejects without a document', async () => {
    vi.unstubAllGlobals()
    await expect(create({ adUnitId: 'game' }).show()).rejects.toMatchObject({ code: 'unavailable' })
    expect(load).not.toHaveBeenCalled()
  })

  test.each([undefined, null, {}, { adUnitId: '' }, { adUnitId: 7 }])('refuses the options %j', (options) => {
    expect(() => create(options as { adUnitId: string })).toThrow(
      expect.objectContaining({ code: 'invalid-argument', api }),
    )
  })

  test('refuses listeners that are no functions', () => {
    const ad = create({ adUnitId: 'game' })
    for (const listen of [ad.onLoad, ad.onError, ad.onClose]) {
      expect(() => listen('x' as never)).toThrow(expect.objectContaining({ code: 'invalid-argument' }))
    }
  })
})

test.each([null, 7, {}, { load }, { load, report: 7 }])('setAdProvider refuses %j', (provider) => {
  expect(() => setAdProvider(provider as AdProvider)).toThrow(
    expect.objectContaining({ code: 'invalid-argument', api: 'setAdProvider' }),
  )
})
