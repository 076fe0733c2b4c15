import { callNow } from '../../base/call/callNow.ts'
import { type CreateAdOptions, type FullScreenAd, fullScreenAd } from './fullScreenAd.ts'

/**
 * Creates an ad that the user watches for a reward. Give the reward in `onClose` if `isEnded` is `true`.
 *
 * Its methods reject with an `ApiError`: `unavailable` without ads (`setAdProvider`), or if the server cannot be reached; `not-found` if
 * there is no ad for the unit; `denied` without consent; `timeout` after 8 seconds; `failed` for a wrong configuration; `locked` if an
 * ad is shown already.
 *
 * @throws {ApiError} `invalid-argument` if `adUnitId` is not a text.
 * @platform web, capacitor
 *
 * @example
 * const ad = createRewardedVideoAd({ adUnitId: 'extra-life' })
 * ad.onClose(({ isEnded }) => isEnded && addLife())
 * await ad.show()
 */
export function createRewardedVideoAd(options: CreateAdOptions): FullScreenAd {
  return callNow('createRewardedVideoAd', () => fullScreenAd('createRewardedVideoAd', options, 'rewarded'))
}
