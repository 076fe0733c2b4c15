export type { AppIcon, SlipwayOptions } from './options.ts'
export { slipway } from './plugin.ts'
export type { PrerenderOptions } from './prerender/prerenderOptions.ts'
export type { AppShortcut, CacheRule, CacheStrategy, PwaOptions, ShareTarget } from './pwa/pwaOptions.ts'
