export type { KeepScreenOnHost } from './host.ts'
export type { SetKeepScreenOnOptions } from './keepScreenOn.ts'
export { setKeepScreenOn } from './keepScreenOn.ts'
