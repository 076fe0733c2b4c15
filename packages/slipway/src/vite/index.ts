export type { AppIcon, SlipwayOptions } from './options.ts'
export { slipway } from './plugin.ts'
