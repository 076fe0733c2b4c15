export type { VibrateHost, VibrationType } from './host.ts'
export type { VibrateShortOptions } from './vibrate.ts'
export { vibrateLong, vibrateShort } from './vibrate.ts'
