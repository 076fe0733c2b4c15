export type { SharedData, ShareHost } from './host.ts'
export type { ShareOptions, ShareResult } from './share.ts'
export { share } from './share.ts'
