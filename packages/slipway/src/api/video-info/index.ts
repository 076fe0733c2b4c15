export { type GetVideoInfoOptions, type GetVideoInfoResult, getVideoInfo } from './getVideoInfo.ts'
export type { VideoFacts, VideoInfoHost } from './host.ts'
