export type { VibrateHost, VibrationType } from './host.ts'
export type { VibrateLongOptions, VibrateShortOptions } from './vibrate.ts'
export { vibrateLong, vibrateShort } from './vibrate.ts'
