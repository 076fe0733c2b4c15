import { enPlay } from './enPlay.ts'
import { enPosition } from './enPosition.ts'

/** English texts of a player with a seek bar, a volume and an error. */
export const enMedia = {
  ...enPlay,
  ...enPosition,
  'media.mute': 'Mute',
  'media.unmute': 'Unmute',
  'media.volume': 'Volume',
  'media.retry': 'Try again',
} as const
