export type { AudioEvent, AudioProps } from './Audio.tsx'
export { Audio } from './Audio.tsx'
