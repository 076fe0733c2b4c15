export type { BackgroundAudioManager } from './backgroundAudioManager.ts'
export { getBackgroundAudioManager } from './backgroundAudioManager.ts'
export type { BackgroundAudioHost } from './host.ts'
