import { enPlay } from './enPlay.ts'

/** English texts of `Audio`. Its seek bar has texts of its own. */
export const enAudio = {
  ...enPlay,
  'audio.label': 'Sound',
  'audio.failed': 'The sound could not be played.',
} as const
