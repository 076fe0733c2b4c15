import { ApiError } from '../../base/call/ApiError.ts'
import { checkFunction, checkOptions } from '../../base/call/check.ts'
import { checkText } from '../../base/call/checkValue.ts'
import { quietly } from '../../base/call/quietly.ts'
import { toApiError } from '../../base/call/toApiError.ts'
import { createEmitter, type Unsubscribe } from '../../base/emitter.ts'
import { hideOverlay, needScreen, nextOverlayId, showOverlay } from '../../base/overlay/showOverlay.ts'
import type { AdUnit } from './adProvider.ts'
import { type LoadedAd, loadAd } from './loadAd.ts'

/** Options of `createRewardedVideoAd` and `createInterstitialAd`. */
export interface CreateAdOptions {
  /** The unit in the configuration of your ads. */
  readonly adUnitId: string
}

/** Event of `onClose` of an ad. */
export interface AdCloseEvent {
  /** Whether the user has watched the ad to its end. */
  readonly isEnded: boolean
}

/** An ad over the whole screen. The object can be used again: each `show` shows another ad. */
export interface FullScreenAd {
  /** Loads the next ad, unless one is loaded. */
  load(): Promise<void>
  /** Shows the ad, and loads it first if necessary. Resolves when it is shown. Rejects with `locked` while an ad is shown. */
  show(): Promise<void>
  /** Adds a listener for each ad that has been loaded. */
  onLoad(listener: () => void): Unsubscribe
  /** Adds a listener for each failure of `load` and `show`. */
  onError(listener: (error: ApiError) => void): Unsubscribe
  /** Adds a listener for each ad that the user has closed. */
  onClose(listener: (event: AdCloseEvent) => void): Unsubscribe
  /** Closes the ad and removes all listeners. A pending `show` rejects with `cancelled`. */
  destroy(): void
}

interface AdEvents {
  load: undefined
  error: ApiError
  close: AdCloseEvent
}

const destroyed = (api: string) => new ApiError(api, 'cancelled', 'the ad was destroyed')

/** Whether an ad is shown. Only one is shown at a time. */
let isShowing = false

/** Creates an ad over the whole screen. */
export function fullScreenAd(api: string, options: CreateAdOptions, format: 'rewarded' | 'interstitial'): FullScreenAd {
  const { adUnitId: unitId } = checkOptions(api, options)
  checkText(api, 'adUnitId', unitId)
  const unit: AdUnit = { unitId, format }
  let emitter = createEmitter<AdEvents>()
  let loading: Promise<LoadedAd> | undefined
  let close: (() => void) | undefined

  const ready = () => {
    loading ??= loadAd(api, unit).then((ad) => {
      emitter.emit('load', undefined)
      return ad
    })
    const current = loading
    current.catch(() => {
      // The next call tries again.
      if (loading === current) loading = undefined
    })
    return current
  }
  const run = (work: () => Promise<void>) =>
    quietly(
      work().catch((cause: unknown) => {
        const error = toApiError(api, cause)
        emitter.emit('error', error)
        throw error
      }),
    )
  const show = async () => {
    needScreen(api)
    if (isShowing) throw new ApiError(api, 'locked', 'an ad is shown')
    isShowing = true
    const events = emitter
    try {
      const ad = await ready()
      if (events !== emitter) throw destroyed(api)
      loading = undefined
      await new Promise<void>((resolve, reject) => present(ad, resolve, reject))
    } catch (error) {
      isShowing = false
      throw error
    }
  }
  /** Shows a loaded ad; its request ends when the user closes the ad, or when the ad is destroyed. */
  const present = ({ content, report }: LoadedAd, onShow: () => void, onFail: (error: ApiError) => void) => {
    const id = nextOverlayId()
    const end = () => {
      isShowing = false
      close = undefined
      hideOverlay(id)
    }
    const leave = () => {
      end()
      onFail(destroyed(api))
    }
    close = leave
    showOverlay({
      ...content,
      kind: 'ad',
      id,
      format,
      onShow() {
        report('view')
        onShow()
      },
      onClick: () => report('click'),
      onClose(isEnded) {
        end()
        if (isEnded) report('end')
        report('close')
        emitter.emit('close', { isEnded })
      },
      leave,
      fail(cause) {
        end()
        onFail(new ApiError(api, 'unavailable', 'its code could not be loaded', { cause }))
      },
    })
  }

  const on = <Name extends keyof AdEvents>(name: Name, listener: (event: AdEvents[Name]) => void) => {
    checkFunction(api, 'listener', listener)
    return emitter.on(name, listener)
  }
  return {
    load: () => run(async () => void (await ready())),
    show: () => run(show),
    onLoad: (listener) => on('load', listener),
    onError: (listener) => on('error', listener),
    onClose: (listener) => on('close', listener),
    destroy() {
      close?.()
      loading = undefined
      emitter = createEmitter()
    },
  }
}
