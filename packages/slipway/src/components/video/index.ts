export type { Danmu } from './danmu/danmu.state.ts'
export { Video } from './Video.tsx'
export type { VideoEvent, VideoProps, VideoTrack } from './videoProps.ts'
