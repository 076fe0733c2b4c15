import { callNow } from '../../base/call/callNow.ts'
import { checkFunction, checkOptions } from '../../base/call/check.ts'

/** Kind of an ad: within a page, or over the whole screen. */
export type AdFormat = 'banner' | 'rewarded' | 'interstitial'

/** An ad, checked. All texts are plain texts, and all addresses are `https:` or `http:`. */
export interface AdContent {
  /** Identifies the ad in reports. */
  readonly id: string
  readonly title: string
  readonly text?: string | undefined
  /** Address of a picture. */
  readonly image?: string | undefined
  /** Address of a video, for ads over the whole screen. */
  readonly video?: string | undefined
  /** Address that the ad opens. */
  readonly url?: string | undefined
  /** Seconds until a rewarded ad without a video has ended. */
  readonly seconds?: number | undefined
}

/** Something that happened to an ad. `view`: half of it was visible for a second. `end`: the user has watched it to its end. */
export type AdEvent = 'view' | 'click' | 'end' | 'close'

/** Identifies an ad unit, a place for ads in your app. */
export interface AdUnit {
  readonly unitId: string
  readonly format: AdFormat
}

/** A report of usage. It contains no identifier of the user. */
export interface AdReport extends AdUnit {
  /** `id` of the ad. */
  readonly ad: string
  readonly event: AdEvent
}

/** A source of ads. `httpAds` is the one that Slipway contains. */
export interface AdProvider {
  /**
   * Loads an ad. Resolves with `undefined` if the server has no ad for this unit. Rejects with a `HostError`: `denied` without consent,
   * `timeout`, `unavailable` if the server cannot be reached or reports a problem, `failed` for an answer in an unknown form.
   */
  load(unit: AdUnit): Promise<AdContent | undefined>
  /** Reports usage. Must not throw. */
  report(report: AdReport): void
}

let current: AdProvider | undefined

/**
 * Sets the source of all ads, before the first ad is loaded. Without a source, no ad is shown and nothing is sent. `undefined` removes
 * it.
 *
 * @throws {ApiError} `invalid-argument` if the provider lacks `load` or `report`.
 * @platform web, capacitor
 *
 * @example
 * setAdProvider(httpAds({ configUrl: 'https://ads.example.com/config.json' }))
 */
export function setAdProvider(provider: AdProvider | undefined): void {
  callNow('setAdProvider', () => {
    if (provider !== undefined) {
      const { load, report } = checkOptions('setAdProvider', provider)
      checkFunction('setAdProvider', 'load', load)
      checkFunction('setAdProvider', 'report', report)
    }
    current = provider
  })
}

/** The source that `setAdProvider` has set. */
export const adProvider = (): AdProvider | undefined => current
