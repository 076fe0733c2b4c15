export {
  type AdContent,
  type AdEvent,
  type AdFormat,
  type AdProvider,
  type AdReport,
  type AdUnit,
  setAdProvider,
} from './adProvider.ts'
export { createInterstitialAd } from './createInterstitialAd.ts'
export { createRewardedVideoAd } from './createRewardedVideoAd.ts'
export type { AdCloseEvent, CreateAdOptions, FullScreenAd } from './fullScreenAd.ts'
export type { AdHost } from './host.ts'
export { type HttpAdsOptions, httpAds } from './httpAds.ts'
