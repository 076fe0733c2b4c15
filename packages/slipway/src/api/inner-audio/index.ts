export type { AudioPlayer } from './audioPlayer.ts'
export type { InnerAudioHost } from './host.ts'
export type { InnerAudioContext } from './innerAudioContext.ts'
export { createInnerAudioContext } from './innerAudioContext.ts'
