export type { RequestFullScreenOptions, SendDanmuOptions } from './commands.ts'
export type { VideoContextHost } from './host.ts'
export type { VideoContext } from './videoContext.ts'
export { createVideoContext } from './videoContext.ts'
