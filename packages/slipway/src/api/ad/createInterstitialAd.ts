import { callNow } from '../../base/call/callNow.ts'
import { type CreateAdOptions, type FullScreenAd, fullScreenAd } from './fullScreenAd.ts'

/**
 * Creates an ad for a pause, such as between two levels of a game. The user can close it at once; `isEnded` is always `true`.
 *
 * Its methods reject with the codes of `createRewardedVideoAd`.
 *
 * @throws {ApiError} `invalid-argument` if `adUnitId` is not a text.
 * @platform web, capacitor
 *
 * @example
 * const ad = createInterstitialAd({ adUnitId: 'next-level' })
 * await ad.show()
 */
export function createInterstitialAd(options: CreateAdOptions): FullScreenAd {
  return callNow('createInterstitialAd', () => fullScreenAd('createInterstitialAd', options, 'interstitial'))
}
