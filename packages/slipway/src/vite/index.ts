export type { AppIcon, SlipwayOptions } from './options.ts'
export { slipway } from './plugin.ts'
export type { PrerenderOptions } from './prerender/prerenderOptions.ts'
export type { CacheRule, CacheStrategy, PwaOptions } from './pwa/pwaOptions.ts'
